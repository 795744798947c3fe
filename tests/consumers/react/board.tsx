import { useRef } from "react";
import "hyperply/element/react";
import type { HyperplyGame } from "hyperply/element/react";

export function Board({ variant, onEnd }: { variant: "chess" | "trid"; onEnd: (winner: string) => void }) {
  const board = useRef<HyperplyGame>(null);
  return (
    <hyperply-game
      ref={board}
      variant={variant}
      style={{ height: "500px" }}
      onhyperply-ready={() => board.current?.play("e4")}
      onhyperply-end={({ detail }) => onEnd(detail.outcome.winner ?? "nobody")}
    />
  );
}

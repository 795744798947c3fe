import { StrictMode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { HyperplyGame } from "hyperply/element/react";
import "hyperply/element/react";

function App() {
  const board = useRef<HyperplyGame>(null);
  const [variant, setVariant] = useState<"chess" | "trid">("chess");
  const [said, setSaid] = useState<string[]>([]);
  const say = (text: string) => setSaid((before) => [...before, text]);

  const play = () => ["f3", "e5", "g4", "Qh4"].forEach((move) => board.current?.play(move));

  return (
    <>
      <hyperply-game
        ref={board}
        variant={variant}
        flipped
        style={{ height: "500px" }}
        onhyperply-ready={play}
        onhyperply-change={({ detail }) => say(detail.move?.notation ?? detail.position.split(" ")[0])}
        onhyperply-end={({ detail }) => {
          say(`${detail.outcome.winner} wins`);
          setVariant("trid");
        }}
      />
      <p>{said.join(", ")}</p>
    </>
  );
}

createRoot(document.querySelector("main")!).render(<StrictMode><App /></StrictMode>);

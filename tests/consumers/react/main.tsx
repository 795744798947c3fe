import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Board } from "./board";
import "./types";

/** What is played after the first move. */
const REST: Record<string, string> = { "Pe2-e4": "f6", "Pf7-f6": "d4", "Pd2-d4": "g5", "Pg7-g5": "Qh5" };

function App() {
  const [variant, setVariant] = useState<"chess" | "trid">("chess");
  const [said, setSaid] = useState("");
  const end = (winner: string) => {
    setSaid((before) => `${before}${winner} wins, `);
    setVariant("trid");
  };
  return (
    <div
      ref={(node) => {
        const hear = ({ detail, target }: HTMLElementEventMap["hyperply-change"]) => {
          setSaid((before) => `${before}${detail.move?.notation ?? detail.position.split(" ")[0]}, `);
          const next = detail.move && REST[detail.move.notation];
          if (next && target instanceof HTMLElement) document.querySelector("hyperply-game")?.play(next);
        };
        node?.addEventListener("hyperply-change", hear);
        return () => node?.removeEventListener("hyperply-change", hear);
      }}
    >
      <Board variant={variant} onEnd={end} />
      <p>{said}</p>
    </div>
  );
}

createRoot(document.querySelector("main")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

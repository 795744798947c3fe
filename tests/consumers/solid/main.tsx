import { createSignal } from "solid-js";
import { render } from "solid-js/web";
import "hyperply/element/solid";

/** What is played after the first move. */
const REST: Record<string, string> = { "Pe2-e4": "f6", "Pf7-f6": "d4", "Pd2-d4": "g5", "Pg7-g5": "Qh5" };

function App() {
  const [said, setSaid] = createSignal<string[]>([]);
  const say = (text: string) => setSaid((before) => [...before, text]);
  return (
    <>
      <hyperply-game
        variant="chess"
        id="board"
        class="board"
        aria-label="A game of chess"
        on:hyperply-ready={({ target, detail }) => {
          say(detail.variant);
          target.play("e4");
        }}
        on:hyperply-change={({ target, detail }) => {
          if (!detail.move) return;
          const { notation } = detail.move;
          say(notation);
          if (REST[notation]) target.play(REST[notation]);
        }}
        on:hyperply-end={({ detail }) => say(`${detail.outcome.winner} wins`)}
      />
      <p>{said().join(", ")}</p>
    </>
  );
}

render(() => <App />, document.querySelector("main")!);

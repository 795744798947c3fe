import { CUSTOM_ELEMENTS_SCHEMA, Component, provideZonelessChangeDetection, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import "hyperply/element";
import type { HyperplyGame } from "hyperply/element";

/** What is played after the first move. */
const REST: Record<string, string | undefined> = { "Pe2-e4": "f6", "Pf7-f6": "d4", "Pd2-d4": "g5", "Pg7-g5": "Qh5" };

@Component({
  selector: "app-root",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <hyperply-game
      aria-label="A game of chess"
      [variant]="variant"
      (hyperply-ready)="$event.target.play('e4')"
      (hyperply-change)="$event.detail.move && answer($event.target, $event.detail.move.notation)"
      (hyperply-end)="say($event.detail.outcome.winner + ' wins')"
    ></hyperply-game>
    <p>{{ said().join(", ") }}</p>
  `,
})
class App {
  variant = "chess" as const;
  said = signal<string[]>([]);

  say(text: string) {
    this.said.update((before) => [...before, text]);
  }

  answer(board: HyperplyGame, notation: string) {
    this.say(notation);
    const next = REST[notation];
    if (next) board.play(next);
  }
}

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });

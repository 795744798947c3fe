// Sounds of moves, made of a few tones; no files. They are off until somebody wants them.

/** @typedef {import("../types").State} State */
/** @typedef {[at: number, from: number, to: number, length: number, volume: number, shape?: OscillatorType]} Tone when, from and to which frequency, how long (in s), how loud */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  move: [[0, 240, 130, 0.07, 0.5, "triangle"]],
  capture: [
    [0, 300, 90, 0.08, 0.6, "triangle"],
    [0.05, 180, 70, 0.09, 0.5, "square"],
  ],
  away: [[0, 320, 1280, 0.35, 0.25, "sine"]],
  return: [[0, 1280, 320, 0.35, 0.25, "sine"]],
  check: [
    [0, 660, 660, 0.09, 0.3, "sine"],
    [0.11, 880, 880, 0.14, 0.3, "sine"],
  ],
  end: [
    [0, 523, 523, 0.18, 0.3, "sine"],
    [0.16, 392, 392, 0.18, 0.3, "sine"],
    [0.32, 262, 262, 0.4, 0.35, "sine"],
  ],
};

/** What is heard when a move has led to a state. @param {State} state */
function soundsOf({ last, status }) {
  if (!last) return [];
  const kind = { "time-out": "away", rematerialization: "return", annihilation: "return" }[String(last.kind)];
  const sounds = [kind ?? (last.captures.length ? "capture" : "move")];
  if (status.outcome) return [...sounds, "end"];
  return status.checks.length ? [...sounds, "check"] : sounds;
}

export class Sound {
  /** Made with the first sound: browsers want a click before. @type {AudioContext | null} */
  #context = null;

  /** Lets a move be heard. @param {State} state to which it led */
  play(state) {
    if (!state.settings.sound || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    let { currentTime } = this.#context;
    for (const name of soundsOf(state)) {
      for (const tone of SOUNDS[name]) this.#tone(this.#context, currentTime, tone);
      currentTime += 0.12;
    }
  }

  /** @param {AudioContext} context  @param {number} now  @param {Tone} tone */
  #tone(context, now, [at, from, to, length, volume, shape = "sine"]) {
    const start = now + at;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
    gain.gain.setValueAtTime(volume * 0.4, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }

  free() {
    this.#context?.close();
    this.#context = null;
  }
}

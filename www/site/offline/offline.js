// The site without a network, and its new versions: what a page says of the service worker.

import { el } from "../../element/draw/dom.js";
import { root } from "../shell/language.js";

const HOUR = 3_600_000;
const LATER = 2500; // ms after the page is loaded: its game comes first

export class Offline {
  /** @param {import("../words/words").ShellWords} words */
  constructor({ offline: words }) {
    this.words = words;
    this.news = el("div", { class: "news", role: "status" });
    document.body.append(this.news);
    this.looked = Date.now();
    const installable = document.querySelector('link[rel="manifest"]'); // the one file is not, and needs no worker
    if (installable && navigator.serviceWorker) this.start(navigator.serviceWorker).catch(() => {}); // the browser denies it
  }

  /** @param {ServiceWorkerContainer} container */
  async start(container) {
    container.addEventListener("message", ({ data }) => this.told(data));
    container.startMessages();
    if (document.readyState !== "complete")
      await new Promise((done) => window.addEventListener("load", done, { once: true }));
    await new Promise((done) => setTimeout(done, LATER));
    const registration = await container.register(`${root()}sw.js`, { updateViaCache: "none" });
    if (registration.waiting) this.offer(registration);
    this.watch(registration);
    registration.addEventListener("updatefound", () => this.watch(registration));
    document.addEventListener("visibilitychange", () => this.look(registration));
  }

  /** Looks for a new version; the browser does so itself when a page is loaded. @param {ServiceWorkerRegistration} registration */
  look(registration) {
    if (document.visibilityState !== "visible" || Date.now() - this.looked < HOUR) return;
    this.looked = Date.now();
    registration.update().catch(() => {}); // no network
  }

  /** Follows a worker that is being installed. @param {ServiceWorkerRegistration} registration */
  watch(registration) {
    const worker = registration.installing;
    const first = !registration.active;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && !first) this.offer(registration);
      if (worker.state === "activated" && first) this.say(this.words.ready);
    });
  }

  /** @param {ServiceWorkerRegistration} registration */
  offer(registration) {
    const update = () => registration.waiting?.postMessage("update");
    const later = () => this.news.replaceChildren();
    this.news.replaceChildren(
      el(
        "p",
        {},
        this.words.newVersion,
        el("button", { id: "update", type: "button", text: this.words.update, on: { click: update } }),
        el("button", { id: "later", type: "button", class: "quiet", text: this.words.later, on: { click: later } }),
      ),
    );
  }

  /** Says something that goes away again. @param {string} text */
  say(text) {
    this.news.replaceChildren(el("p", { class: "passing small", text }));
  }

  /** @param {unknown} message */
  told(message) {
    if (message === "changed") location.reload();
    if (message === "full" && !this.said("full")) this.say(this.words.full);
  }

  /** Whether something was said before in this tab. @param {string} what */
  said(what) {
    try {
      const before = sessionStorage.getItem(`hyperply-said-${what}`) !== null;
      sessionStorage.setItem(`hyperply-said-${what}`, "");
      return before;
    } catch {
      return false; // private windows may forbid it
    }
  }
}

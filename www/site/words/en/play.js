// What the page around one board says.

import { picture } from "../../../element/words/en/picture.js";
import { SIDES } from "../../../element/words/en/sides.js";

/** @type {import("../words").PlayWords} */
export const play = {
  chooseGame: "Choose a game",
  unknownGame: "This link names a game that isn’t here. Choose one of these.",
  dimensions: (n) => `${n} dimensions`,
  timeOut: "Time Out",
  standing: picture.standing,

  damaged: {
    game: "This link is damaged, so its game can’t be shown.",
    start: "This link is damaged; only the start of the game is shown.",
    upTo: (move) => `This link is damaged; the game up to move ${move} is shown.`,
  },
  example: "Your game is saved.",
  backToGame: "Back to your game",
  continueHere: "Continue from here",
  newGame: "New game",

  share: {
    byLink: "Play a friend by link: choose your side",
    alone: "Both sides here",
    position: { label: "Position", copy: "Copy the position" },
    record: { label: "Game record", copy: "Copy the game record" },
    link: { label: "Link to this game", copy: "Copy the link" },
    picture: {
      space: "PNG of the 3D view",
      label: (format) => `Picture (${format})`,
      copy: {
        button: "Copy",
        label: (format) => `Copy the picture as ${format}`,
        done: "Picture copied.",
        failed: "Your browser didn’t allow copying. Save the picture instead.",
      },
      save: {
        button: "Save",
        label: (format) => `Save the picture as ${format}`,
        done: "Picture saved.",
        failed: "The picture could not be made. Try again.",
      },
    },
    animation: {
      label: "Animation (GIF)",
      moves: "Moves in the animation",
      last: (n) => `Last ${n} moves`,
      all: (n) => (n === 1 ? "1 move" : `All ${n} moves`),
      save: "Save",
      saveLabel: "Save the animation as GIF",
      making: (done, all) => `Drawing: ${done} of ${all} pictures`,
      done: "Animation saved.",
      stop: "Stop",
      stopped: "Stopped.",
      failed: (why) => `The animation could not be made. ${why}`,
      notLoaded: "Part of this page could not be loaded. Check your connection and try again.",
      notDrawn: "Your browser couldn’t draw the pictures. Try again with fewer moves.",
    },
    paste: "Paste a position or game record",
    load: "Load",
    embed: "Embed",
    nothing: "Paste a position or game record first.",
    invalid: "This isn’t a valid position or game record.",
    loaded: "Loaded.",
  },

  friend: {
    invite: "Your friend moves first. Send the link, and the answer comes as a link.",
    sendInvitation: "Send invitation",
    begin: (you) => `You play ${SIDES[you]}. Make your move, then send it as a link.`,
    played: (move, you) => `Your friend played ${move}. Your move: you play ${SIDES[you]}.`,
    again: "It’s your move again.",
    offers: (move, n) => `Your friend played ${move} and offers speed moves: ${n} each, you first.`,
    accept: "Accept",
    decline: "Decline",
    lookingBack: "You’re looking at an earlier position. Go to the last move to play on.",
    over: "The game is over.",
    overUnsent: "The game is over. Send the last move if your friend hasn’t seen it.",
    unsent: "You haven’t sent your move yet.",
    sent: "Sent. Your friend will reply with a link: open it here.",
    copied: "Link copied. Send it to your friend, who will reply with another link: open it here.",
    copyThis: "Copy this link and send it to your friend:",
    file: "This page is a file, so its links work only here. Send the game record instead: it’s under “Save, share, load”.",
    send: "Send my move",
    sendAgain: "Send again",
    linkLabel: "Link for your friend",
    message: "My move",
    offer: "Offer speed moves",
    noOffer: "No speed moves",
    each: (n) => `${n} moves each`,
  },
};

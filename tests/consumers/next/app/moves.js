"use client";
import init, { Game, HyperplyError } from "hyperply";
import { useEffect, useState } from "react";

function play() {
  const game = new Game("timeout");
  try {
    return game.apply("Ra1L1-a3L1");
  } catch (error) {
    if (error instanceof HyperplyError) return `timeout ${game.legal_moves().length}, illegal ${error.rule}`;
  }
}

export default function Moves() {
  const [text, setText] = useState("");
  useEffect(() => {
    init().then(() => setText(play()));
  }, []);
  return <p>{text}</p>;
}

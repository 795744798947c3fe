"use client";
import { useEffect, useRef, useState } from "react";
import "hyperply/element/react";

export default function Board() {
  const ref = useRef(null);
  const [last, setLast] = useState("");
  useEffect(() => {
    const board = ref.current;
    const hear = ({ detail }) => setLast(detail.move?.notation ?? "");
    board.addEventListener("hyperply-change", hear);
    board.ready.then(() => {
      if (board.ply === 0) board.play("e4");
    });
    return () => board.removeEventListener("hyperply-change", hear);
  }, []);
  return (
    <>
      <hyperply-game ref={ref} variant="chess" style={{ height: "500px" }} />
      <p>{last}</p>
    </>
  );
}

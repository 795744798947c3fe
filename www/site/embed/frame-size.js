// A page in a frame and the page around it: how high the frame is to be.

import { has } from "../../element/own.js";

const TYPE = "hyperply-size";

/** All is shown: from now on the page around is told how high that is, whenever it changes. @param {HTMLElement} node all that is shown */
export function ready(node) {
  const { dataset } = document.body;
  const isFirst = !has(dataset, "ready");
  dataset.ready = "";
  if (!isFirst || parent === window) return;
  const tell = () => {
    const height = Math.ceil(node.getBoundingClientRect().bottom + scrollY);
    parent.postMessage({ type: TYPE, height }, "*"); // a number is no secret
  };
  new ResizeObserver(tell).observe(node);
}

/** Gives a frame the height that it tells. It stands in pages of others as it is here, so it needs nothing else. @param {MessageEvent} event */
export const follow = ({ data, source }) => {
  if (data?.type === "hyperply-size")
    for (const frame of document.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.height = data.height;
};

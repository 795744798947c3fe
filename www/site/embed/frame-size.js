// A page in a frame and the page around it: how high the frame is to be.

const TYPE = "hyperply-size";

/** Tells the page around how high this one is, whenever that changes. @param {HTMLElement} node all that is shown */
export function tellSize(node) {
  if (parent === window) return;
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

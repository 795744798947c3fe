async function main() {
  await navigator.serviceWorker.register("worker.js");
  const { active } = await navigator.serviceWorker.ready;
  navigator.serviceWorker.onmessage = ({ data }) => {
    document.body.textContent = data;
  };
  active.postMessage("Ra1L1-a3L1");
}
main();

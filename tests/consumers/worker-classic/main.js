const worker = new Worker("worker.js");
worker.onmessage = ({ data }) => {
  document.body.textContent = data;
};

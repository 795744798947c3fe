// The worker is a file beside the package's other files.
export const workerAddress = () => new URL(WORKER_FILE, import.meta.url).href;

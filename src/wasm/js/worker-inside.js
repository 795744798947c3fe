import source from "#worker-source";

/** The worker, out of its text. */
export const workerAddress = () => URL.createObjectURL(new Blob([source], { type: "text/javascript" }));

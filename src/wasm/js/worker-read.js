import { readFileSync } from "node:fs";

/** The worker, out of the file that pages have; where `require` knows no workers it is never asked for. */
export const workerAddress = () =>
  URL.createObjectURL(new Blob([readFileSync(`${__dirname}/${WORKER_FILE}`)], { type: "text/javascript" }));

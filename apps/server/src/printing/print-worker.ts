import { printExport } from "./print-export.ts";

// The entry of a worker thread: Piscina calls it with the job.
export default printExport;

import { printExport } from "./print-export.ts";

// Piscina calls the default export of a worker with each job.
export default printExport;

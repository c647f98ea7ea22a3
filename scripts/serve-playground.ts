// Serves the built playground of the interface library on PORT, for the conformance suite; builds
// it first when it is stale.
import { startPlayground } from "./playground/start-playground.ts";

await startPlayground(Number(process.env["PORT"]));

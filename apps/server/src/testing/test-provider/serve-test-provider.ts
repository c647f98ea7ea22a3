// Serves the test provider on a port: for browser stories, and for social login in development.
import { testRegistration } from "./grants.ts";
import { startTestProvider } from "./test-provider.ts";

const provider = await startTestProvider(Number(process.argv[2] ?? 4930));
const { clientId, clientSecret } = testRegistration;
for (const name of ["google", "github"] as const) {
  const prefix = name.toUpperCase();
  console.log(`${prefix}_ADDRESS=${provider[name]}`);
  console.log(`${prefix}_CLIENT_ID="${clientId}" ${prefix}_CLIENT_SECRET="${clientSecret}"`);
}
process.once("SIGTERM", () => void provider.close());
process.once("SIGINT", () => void provider.close());

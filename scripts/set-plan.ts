// npm run plan -- <slug> free|pro: sets an organization's plan, for development; in production the
// payment provider sets it.
import { planIds } from "@tessera/contract";
import { parseConfig, setPlan } from "@tessera/server";

const [slug, wanted] = process.argv.slice(2);
const plan = planIds.find((id) => id === wanted);

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<string> {
  if (process.env["NODE_ENV"] === "production") {
    throw new Error(
      "npm run plan is for development. In production the payment provider sets the plan.",
    );
  }
  if (slug === undefined || plan === undefined) {
    throw new Error(`Usage: npm run plan -- <slug of the organization> ${planIds.join("|")}`);
  }
  if (!(await setPlan(parseConfig(process.env), slug, plan))) {
    throw new Error(`There is no organization ${slug}.`);
  }
  return `${slug} is on the ${plan} plan now.`;
}

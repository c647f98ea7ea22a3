export { parseConfig, type Config } from "./config.ts";
export { setPlan } from "./database/set-plan.ts";

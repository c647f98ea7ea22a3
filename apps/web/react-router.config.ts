import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/navigation/public-paths.ts";

export default { ssr: false, prerender: prerenderedPaths } satisfies Config;

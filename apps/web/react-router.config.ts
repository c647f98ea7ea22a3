import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/navigation/public-paths.ts";
import { writeFrames } from "./write-frames.ts";

const config: Config = {
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: ({ reactRouterConfig }) => writeFrames(reactRouterConfig.buildDirectory),
};

export default config;

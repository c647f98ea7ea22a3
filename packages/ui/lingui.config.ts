import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "tr"],
  format: formatter({ lineNumbers: false }),
  orderBy: "message",
  catalogs: [{ path: "<rootDir>/src/texts/{locale}", include: ["src"], exclude: ["**/*.test.ts"] }],
});

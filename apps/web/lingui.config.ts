import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { listFirstScreenFiles } from "./first-screen-files.ts";

/** The parts of the login pages that the pages of the account show too. */
const sharedWithAccount = ["mailbox-link.tsx", "resend-code.tsx", "use-passkeys.ts"].map(
  (file) => `app/authentication/${file}`,
);
const firstScreenFiles = listFirstScreenFiles();

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "tr"],
  format: formatter({ lineNumbers: false }),
  orderBy: "message",
  catalogs: [
    {
      path: "<rootDir>/app/texts/{locale}",
      include: ["app"],
      exclude: [
        "app/account/**",
        "app/activity/**",
        "app/authentication/**",
        "app/contact/**",
        "app/editor/**",
        "app/history/**",
        "app/marketing/**",
        "app/notifications/**",
        "app/organization-settings/**",
        "app/presets/**",
        "app/projects/**",
        "app/settings-area/**",
        "app/shared-project/**",
        "app/teams/**",
        "app/upgrade/**",
        "app/versions/**",
        "**/*.test.ts",
      ],
    },
    {
      path: "<rootDir>/app/authentication/texts/{locale}",
      include: ["app/authentication"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/account/texts/{locale}",
      include: ["app/account", "app/settings-area", ...sharedWithAccount],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/contact/texts/{locale}",
      include: ["app/contact"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/marketing/texts/{locale}",
      include: ["app/marketing"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/notifications/texts/{locale}",
      include: ["app/notifications"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/history/texts/{locale}",
      include: ["app/history", "app/versions"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/organization-settings/texts/{locale}",
      include: ["app/organization-settings", "app/teams"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/activity/texts/{locale}",
      include: ["app/activity", "app/teams", "app/versions"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/projects/texts/{locale}",
      include: ["app/projects", "app/presets"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/shared-project/texts/{locale}",
      include: ["app/shared-project"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/upgrade/texts/{locale}",
      include: ["app/upgrade"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/editor/texts/{locale}",
      include: [...firstScreenFiles],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/app/editor/later-parts/texts/{locale}",
      include: ["app/editor", "app/presets"],
      exclude: [...firstScreenFiles, "**/*.test.ts"],
    },
  ],
});

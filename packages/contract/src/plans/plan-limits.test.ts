import { expect, test } from "vitest";
import { errors } from "#api/errors.ts";
import { fillText } from "#sentences/locale.ts";
import { planLimitValues } from "./plan-limits.ts";

const { planLimit } = errors;

test("names the limit and the plan that raises it", () => {
  expect(fillText(planLimit, "en", planLimitValues("designSystems", "free"))).toBe(
    "You’ve reached the Free plan’s limit for design systems: 1. Upgrade to Pro to continue.",
  );
  expect(fillText(planLimit, "tr", planLimitValues("hasAdvancedColor", "free"))).toBe(
    "Sabitlenmiş renkler, ek paletler, kontrast hedefleri ve geniş gamutlu renkler Free planına dahil değil. Devam etmek için Pro planına geçin.",
  );
});

test("names no plan beyond the largest one", () => {
  expect(fillText(planLimit, "en", planLimitValues("designSystems", "pro"))).toBe(
    "You’ve reached the Pro plan’s limit for design systems: 5. No plan allows more.",
  );
});

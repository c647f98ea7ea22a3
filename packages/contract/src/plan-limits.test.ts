import { expect, test } from "vitest";
import { errors } from "./errors.ts";
import { fillText } from "./locale.ts";
import { planLimitValues } from "./plan-limits.ts";

const { message } = errors.planLimit;

test("names the limit and the plan that lifts it", () => {
  expect(fillText(message, "en", planLimitValues("designSystems", "free"))).toBe(
    "The number of design systems on the Free plan is limited to 1. Pro lifts this limit.",
  );
  expect(fillText(message, "tr", planLimitValues("hasAdvancedColor", "free"))).toBe(
    "Elle sabitlenen renkler, ek paletler ve geniş renkler Free planında yok. Pro bu sınırı kaldırır.",
  );
});

test("promises nothing beyond the largest plan", () => {
  expect(fillText(message, "en", planLimitValues("designSystems", "pro"))).toBe(
    "The number of design systems on the Pro plan is limited to 5. No plan goes further.",
  );
});

import { formats } from "@tessera/engine";
import { expect, test, vi } from "vitest";
import { describeSteps } from "./describe-steps.ts";

/** Outside of a build no macro turns the texts into messages. */
vi.mock("@lingui/core/macro", () => ({
  msg: ([message]: TemplateStringsArray) => ({ id: message, message }),
}));

const byHand = formats.filter(({ steps }) => steps !== undefined);

test("describes the formats with manual steps, and no others", () => {
  expect(byHand).not.toEqual([]);
  expect(formats.filter(({ id }) => describeSteps(id) !== undefined)).toEqual(byHand);
});

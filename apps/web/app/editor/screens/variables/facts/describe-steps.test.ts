import { formats } from "@tessera/engine";
import { expect, test, vi } from "vitest";
import { describeSteps } from "./describe-steps.ts";

/** Outside of a build nothing turns the texts into messages of a catalog. */
vi.mock("@lingui/core/macro", () => ({
  msg: ([message]: TemplateStringsArray) => ({ id: message, message }),
}));

const byHand = formats.filter(({ steps }) => steps !== undefined);

test("the formats that ask for something by hand are described, and no others", () => {
  expect(byHand).not.toEqual([]);
  expect(formats.filter(({ id }) => describeSteps(id) !== undefined)).toEqual(byHand);
});

import { expect, test } from "vitest";
import { phoneSchema } from "./phone.ts";

test.each(["+905324180712", "+90 (532) 418-0712", "+90 532 418 07 12"])(
  "accepts %s in E.164",
  (text) => {
    expect(phoneSchema.parse(text)).toBe("+905324180712");
  },
);

test.each([
  "",
  "+90 (500) 000-00000",
  "+9053241807",
  "05324180712",
  "+15324180712",
  "+90532418071x",
])("refuses %j", (text) => {
  expect(phoneSchema.safeParse(text).success).toBe(false);
});

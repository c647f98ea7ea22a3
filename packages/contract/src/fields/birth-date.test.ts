import { expect, test } from "vitest";
import { birthDateSchema } from "./birth-date.ts";

test.each(["1900-01-01", "2000-02-29", "9999-01-01"])("accepts the date %s", (text) => {
  expect(birthDateSchema.safeParse(text).success).toBe(true);
});

test.each(["", "1899-12-31", "2001-02-29", "1990-13-01", "1990-1-1", "01.01.1990", "+01990-01-01"])(
  "refuses %j",
  (text) => expect(birthDateSchema.safeParse(text).success).toBe(false),
);

import { expect, test } from "vitest";
import { describeWait } from "./describe-wait.ts";

test.each([
  [1, "1 second", "1 saniye"],
  [119, "119 seconds", "119 saniye"],
  [121, "3 minutes", "3 dakika"],
  [3_600, "60 minutes", "60 dakika"],
  [7_199, "120 minutes", "120 dakika"],
  [7_200, "2 hours", "2 saat"],
  [68_401, "20 hours", "20 saat"],
])("describes %d s as %s, in Turkish %s", (seconds, en, tr) => {
  expect(describeWait(seconds)).toEqual({ en, tr });
});

import { expect, test } from "vitest";
import { describeDevice } from "./describe-device.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    "Firefox",
    "macOS",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
  ],
  [
    "Safari",
    "macOS",
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
  ],
  ["Chrome", "Windows", `${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  ["Edge", "Windows", `${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ["Opera", "Windows", `${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  ["Chrome", "Linux", `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  [
    "Samsung Internet",
    "Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "Safari",
    "iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome",
    "iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome",
    "ChromeOS",
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
  ],
])("finds %s on %s", (browser, system, userAgent) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

test.each([undefined, "", "curl/8.5.0", "<script>alert(1)</script>"])(
  "stores nothing of the unknown header %o",
  (userAgent) => {
    expect(describeDevice(userAgent)).toEqual({ browser: null, system: null });
  },
);

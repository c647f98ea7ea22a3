import { expect, test } from "vitest";
import { canonicalizeEmail, emailSchema, isEmail } from "./email.ts";

test.each(["ada@example.com", "a.b+c@sub.example.co", "x@xn--rksmrgs-5wao1o.se", "o'neil@b.test"])(
  "accepts %s",
  (address) => expect(emailSchema.parse(address)).toBe(address),
);

test.each([
  "",
  "@b.test",
  "a@",
  "a@localhost",
  "a b@c.test",
  "a@b.test,c@d.test",
  "a@b@c.test",
  ".a@b.test",
  "a..b@c.test",
  "a@-b.test",
  "a@b..test",
  "a@127.0.0.1",
  `${"a".repeat(65)}@b.test`,
  `a@${"b".repeat(64)}.test`,
  `a@${"b.".repeat(126)}test`,
  "İnfo@example.test",
  "ınfo@example.test",
  "аdmin@b.test",
  "a\ud800@b.test",
])("refuses %j", (address) => expect(emailSchema.safeParse(address).success).toBe(false));

test("maps all spellings of an ASCII address to one account", () => {
  expect(canonicalizeEmail("  INFO@Example.TEST ")).toBe("info@example.test");
});

test("never converts a Turkish letter to ASCII", () => {
  expect(canonicalizeEmail("İNFO@example.test")).toBe("İnfo@example.test");
  expect(isEmail(canonicalizeEmail("KIRMIZı@example.test"))).toBe(false);
});

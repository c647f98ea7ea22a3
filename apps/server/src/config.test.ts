import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://tessera.example/",
  SMTP_URL: "smtps://mail.example",
  CONTACT_EMAIL: "hello@tessera.example",
  PAYMENT_PROVIDER: "creem",
  CREEM_API_KEY: "creem_key",
  CREEM_WEBHOOK_SECRET: "whsec_secret",
  CREEM_PRODUCT_MONTHLY: "prod_month",
  CREEM_PRODUCT_ANNUAL: "prod_year",
};

test("needs no variables", () => {
  expect(parseConfig({})).toEqual({
    isProduction: false,
    port: undefined,
    host: "127.0.0.1",
    publicUrl: undefined,
    dataDir: resolve("./data"),
    databaseUrl: undefined,
    appDatabaseUrl: undefined,
    smtpUrl: undefined,
    isMailboxOpen: false,
    contactEmail: "hello@tessera.example",
    operatorEmails: ["hello@tessera.example"],
    payments: { provider: "sandbox" },
    trustProxy: 0,
    social: {},
    logLevel: "error",
    rateLimitFactor: 1,
    secretKey: undefined,
    previousSecretKey: undefined,
  });
});

test("treats an empty variable as absent", () => {
  expect(parseConfig({ PORT: "", DATABASE_URL: "" })).toEqual(parseConfig({}));
});

test("reads all variables", () => {
  const config = parseConfig({ ...production, PORT: "8080", RATE_LIMIT: "2.5", TRUST_PROXY: "1" });
  expect(config).toMatchObject({
    isProduction: true,
    port: 8080,
    publicUrl: "https://tessera.example",
    logLevel: "info",
    rateLimitFactor: 2.5,
    trustProxy: 1,
  });
  for (const addresses of ["10.0.0.0/8, 127.0.0.1", "::1,fd00::/8"]) {
    expect(parseConfig({ TRUST_PROXY: addresses }).trustProxy).toBe(addresses);
  }
});

test("sends feedback to the contact unless operators are named", () => {
  const contact = { CONTACT_EMAIL: "hello@tessera.example" };
  expect(parseConfig(contact).operatorEmails).toEqual(["hello@tessera.example"]);
  const named = { ...contact, OPERATOR_EMAILS: "ada@tessera.example, bora@tessera.example" };
  expect(parseConfig(named).operatorEmails).toEqual([
    "ada@tessera.example",
    "bora@tessera.example",
  ]);
});

test.each([
  ["OPERATOR_EMAILS", "ada@tessera.example, nobody"],
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["PUBLIC_URL", "javascript:alert(1)"],
  ["DATABASE_URL", "mysql://localhost"],
  ["APP_DATABASE_URL", "mysql://localhost"],
  ["APP_DATABASE_URL", "postgres://app@localhost/tessera"],
  ["DEV_MAIL", "closed"],
  ["LOG_LEVEL", "silent"],
  ["RATE_LIMIT", "-1"],
  ["RATE_LIMIT", "never"],
  ["NODE_ENV", "prod"],
  ["SECRET_KEY", "short"],
  ["SECRET_KEY_PREVIOUS", "short"],
  ["TRUST_PROXY", "11"],
  ["TRUST_PROXY", "proxy.example"],
  ["TRUST_PROXY", "10.0.0.0/33"],
])("refuses %s=%s and names the variable", (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => parseConfig({ [name]: value })).toThrow(name);
});

test("accepts a second database address for the server besides the owner's", () => {
  const DATABASE_URL = "postgres://owner@localhost/tessera";
  const APP_DATABASE_URL = "postgres://app@localhost/tessera";
  expect(parseConfig({ DATABASE_URL, APP_DATABASE_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    appDatabaseUrl: APP_DATABASE_URL,
  });
});

test("configures a provider by its id and its secret together", () => {
  const pair = { GOOGLE_CLIENT_ID: "an id", GOOGLE_CLIENT_SECRET: "a secret" };
  const registration = { clientId: "an id", clientSecret: "a secret" };
  expect(parseConfig(pair).social).toEqual({ google: { ...registration, address: undefined } });
  const local = { ...pair, GOOGLE_ADDRESS: "http://localhost:4930/google/" };
  expect(parseConfig(local).social.google?.address).toBe("http://localhost:4930/google");
  for (const part of [{ GITHUB_CLIENT_ID: "an id" }, { GITHUB_CLIENT_SECRET: "a secret" }]) {
    expect(() => parseConfig(part)).toThrow("GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET");
  }
});

test("names the missing settings of a payment provider", () => {
  const given = { PAYMENT_PROVIDER: "creem", CREEM_API_KEY: "creem_test_1" };
  expect(() => parseConfig(given)).toThrow(
    "needs CREEM_WEBHOOK_SECRET, CREEM_PRODUCT_MONTHLY, CREEM_PRODUCT_ANNUAL",
  );
});

describe("a production start", () => {
  test("refuses a local provider", () => {
    const local = { ...production, GITHUB_ADDRESS: "http://localhost:4930/github" };
    expect(() => parseConfig(local)).toThrow("GOOGLE_ADDRESS and GITHUB_ADDRESS");
  });

  test.each(["SMTP_URL", "PUBLIC_URL", "CONTACT_EMAIL", "PAYMENT_PROVIDER"])(
    "requires %s",
    (name) => {
      expect(() => parseConfig({ ...production, [name]: undefined })).toThrow(`${name} is missing`);
    },
  );

  test("refuses to switch the limits off", () => {
    expect(() => parseConfig({ ...production, RATE_LIMIT: "off" })).toThrow("RATE_LIMIT=off");
    expect(parseConfig({ RATE_LIMIT: "off" }).rateLimitFactor).toBe("off");
  });

  test("refuses the payment sandbox", () => {
    const sandbox = { ...production, PAYMENT_PROVIDER: "sandbox" };
    expect(() => parseConfig(sandbox)).toThrow("PAYMENT_PROVIDER is missing");
  });

  test("refuses to open the local mailbox", () => {
    expect(() => parseConfig({ ...production, DEV_MAIL: "open" })).toThrow("DEV_MAIL");
    expect(parseConfig({ DEV_MAIL: "open" }).isMailboxOpen).toBe(true);
  });
});

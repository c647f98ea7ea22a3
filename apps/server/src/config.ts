import { isIP } from "node:net";
import { resolve } from "node:path";
import type { SocialProvider } from "@tessera/contract";
import { z } from "zod";
import { namePaymentSettings, paymentVariables } from "#payments/payment-config.ts";
import type { SocialRegistrations } from "#social/create-social-clients.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const email = z.email();
const emails = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(email));
const webAddress = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const providerAddress = z
  .url({ protocol: /^https?$/ })
  .transform((text) => text.replace(/(?<!\/)\/+$/, ""));

const proxies = z.string().refine(areAddresses, "a number up to 10, or addresses and subnets");

const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: port.optional(),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The login of the server with its own role; the owner in DATABASE_URL migrates. */
  APP_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  DEV_MAIL: z.literal("open").optional(),
  CONTACT_EMAIL: email.optional(),
  OPERATOR_EMAILS: emails.optional(),
  /** The number of proxies in front of the server, or their addresses. */
  TRUST_PROXY: z.union([z.coerce.number().int().min(0).max(10), proxies]).default(0),
  LOG_LEVEL: z.enum(["error", "warn", "info", "trace"]).optional(),
  /** The factor of all limits per minute; `off` disables them. */
  RATE_LIMIT: z.union([z.literal("off"), z.coerce.number().positive()]).default(1),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** A local provider instead of Google. */
  GOOGLE_ADDRESS: providerAddress.optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  /** A local provider instead of GitHub. */
  GITHUB_ADDRESS: providerAddress.optional(),
  ...paymentVariables,
  SECRET_KEY: z.string().min(32).optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32).optional(),
});

/** The configuration of a server, parsed once at the start. */
export type Config = Readonly<ReturnType<typeof nameSettings>>;

/** An invalid setting; the message is for the person who starts the server. */
export class ConfigError extends Error {}

/** Parses the environment variables; an empty one counts as absent. */
export function parseConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join(".")}: ${issue.message}`,
    );
    throw new ConfigError(
      `The environment holds settings that are not accepted.\n${problems.join("\n")}`,
    );
  }
  const found = parsed.data;
  if (found.APP_DATABASE_URL !== undefined && found.DATABASE_URL === undefined) {
    throw new ConfigError(
      "APP_DATABASE_URL needs DATABASE_URL, the address of the owner, who migrates the same database.",
    );
  }
  requireWholeRegistrations(found);
  if (found.NODE_ENV === "production") requireProductionSettings(found);
  return nameSettings(found);
}

type Environment = z.output<typeof environment>;

function nameSettings(found: Environment) {
  const contactEmail = found.CONTACT_EMAIL ?? "hello@tessera.example";
  return {
    isProduction: found.NODE_ENV === "production",
    /** By default the next free port from 3000. */
    port: found.PORT,
    host: found.HOST,
    /** By default `http://localhost` with the port. */
    publicUrl: found.PUBLIC_URL,
    dataDir: resolve(found.DATA_DIR),
    /** By default the embedded PostgreSQL. */
    databaseUrl: found.DATABASE_URL,
    /** By default a role that the server creates itself. */
    appDatabaseUrl: found.APP_DATABASE_URL,
    /** By default mail is written to files in the data folder. */
    smtpUrl: found.SMTP_URL,
    /** True lets everyone who reaches the port read the local mailbox. */
    isMailboxOpen: found.DEV_MAIL === "open",
    contactEmail,
    /** The recipients of feedback; by default the contact. */
    operatorEmails: found.OPERATOR_EMAILS ?? [contactEmail],
    /** By default the sandbox, in which no money moves. */
    payments: requirePaymentSettings(found),
    trustProxy: found.TRUST_PROXY,
    social: {
      ...nameRegistration("google", found),
      ...nameRegistration("github", found),
    },
    /** The answers are logged from `info` on. */
    logLevel: found.LOG_LEVEL ?? (found.NODE_ENV === "production" ? "info" : "error"),
    rateLimitFactor: found.RATE_LIMIT,
    /** By default generated once and stored in the data folder. */
    secretKey: found.SECRET_KEY,
    /** The previous secret, which still verifies what it signed. */
    previousSecretKey: found.SECRET_KEY_PREVIOUS,
  };
}

const providerPrefixes = { google: "GOOGLE", github: "GITHUB" } as const;

/** Returns the registration at a provider under its name; empty when it is not configured. */
function nameRegistration(provider: SocialProvider, found: Environment): SocialRegistrations {
  const prefix = providerPrefixes[provider];
  const clientId = found[`${prefix}_CLIENT_ID`];
  const clientSecret = found[`${prefix}_CLIENT_SECRET`];
  if (clientId === undefined || clientSecret === undefined) return {};
  return { [provider]: { clientId, clientSecret, address: found[`${prefix}_ADDRESS`] } };
}

/** Throws when a provider has an id without a secret, or the reverse. */
function requireWholeRegistrations(found: Environment): void {
  for (const prefix of Object.values(providerPrefixes)) {
    const [id, secret] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`] as const;
    if ((found[id] === undefined) === (found[secret] === undefined)) continue;
    throw new ConfigError(`${id} and ${secret} belong together. Set both or neither.`);
  }
}

function requirePaymentSettings(found: Environment) {
  try {
    return namePaymentSettings(found);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : "", { cause: error });
  }
}

/** The variables that production requires, each with its advice. */
const productionRules: readonly (readonly [(found: Environment) => boolean, string])[] = [
  [(found) => found.RATE_LIMIT !== "off", "RATE_LIMIT=off is for development. Leave it out."],
  [(found) => found.DEV_MAIL === undefined, "DEV_MAIL is for development. Leave it out."],
  [
    (found) => found.GOOGLE_ADDRESS === undefined && found.GITHUB_ADDRESS === undefined,
    "GOOGLE_ADDRESS and GITHUB_ADDRESS are for development. Leave them out.",
  ],
  [
    (found) => found.SMTP_URL !== undefined,
    "SMTP_URL is missing. The local mailbox is for development; name a mail server.",
  ],
  [
    (found) => found.PUBLIC_URL !== undefined,
    "PUBLIC_URL is missing. Name the address that people reach Tessera at.",
  ],
  [
    (found) => found.PAYMENT_PROVIDER !== "sandbox",
    "PAYMENT_PROVIDER is missing. The payment sandbox is for development; name creem or stripe.",
  ],
  [
    (found) => found.CONTACT_EMAIL !== undefined,
    "CONTACT_EMAIL is missing. It is the sender of every mail, and shown as the contact.",
  ],
];

function requireProductionSettings(found: Environment): void {
  const broken = productionRules.filter(([isKept]) => !isKept(found)).map(([, text]) => text);
  if (broken.length > 0)
    throw new ConfigError(`A production start is refused.\n${broken.join("\n")}`);
}

/** Returns whether a text lists addresses and subnets for Fastify's trustProxy: `10.0.0.0/8, ::1`. */
function areAddresses(text: string): boolean {
  return text.split(",").every((part) => {
    const [address = "", bits, ...more] = part.trim().split("/");
    const version = isIP(address);
    const isSubnet =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
    return version !== 0 && isSubnet && more.length === 0;
  });
}

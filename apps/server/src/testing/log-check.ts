import type { FastifyInstance } from "fastify";
import type { Mail } from "#mail/mailer.ts";

/** The fields of requests and answers whose texts no log may contain. */
const secretFields =
  /^(?:\w*[tT]oken|\w*[pP]assword|deviceKey|key|secret|recoveryCodes|codeVerifier|challenge)$/;
/** Shorter texts of these fields are names, or wrong on purpose. */
const shortestSecret = 20;
const shortestPassword = 10;

/** The check of a test's log: collects the secrets that the test uses, and the words that the log contains. */
export type LogCheck = {
  /** Adds a line of the log. */
  addLine(line: string): void;
  /** Adds the secrets in the bodies, headers and answers of all calls. */
  watch(app: FastifyInstance): void;
  /** Throws when the log contains a secret of a call, or a code or token that was mailed. */
  finish(mails: readonly Mail[]): void;
};

/** Creates the check of a log; numbers and request ids are left out, because they equal a code by chance. */
export function createLogCheck(): LogCheck {
  const secrets = new Map<string, string>();
  const words = new Set<string>();
  const addSecrets = (value: unknown, field = ""): void => {
    if (typeof value === "string") {
      const shortest = /password$/i.test(field) ? shortestPassword : shortestSecret;
      if (secretFields.test(field) && value.length >= shortest) secrets.set(value, field);
    } else if (Array.isArray(value)) {
      if (secretFields.test(field)) for (const item of value) addSecrets(item, field);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, item] of Object.entries(value)) addSecrets(item, name);
    }
  };
  return {
    addLine(line) {
      for (const text of listTexts({ ...(JSON.parse(line) as object), reqId: "" })) {
        words.add(text);
        for (const word of text.split(/[^\w.-]+/)) words.add(word);
      }
    },
    watch(app) {
      app.addHook("preHandler", async ({ body, headers, params }) => {
        if (!Buffer.isBuffer(body)) addSecrets(body);
        addSecrets(params);
        addSecrets(headers.authorization?.replace(/^Bearer /, ""), "token");
      });
      app.addHook("preSerialization", async (_request, _reply, answer) => {
        addSecrets(answer);
        return answer;
      });
    },
    finish(mails) {
      for (const { text, subject } of mails) {
        for (const [code] of text.matchAll(/^\d{6}$/gm)) secrets.set(code, `code of "${subject}"`);
        for (const [token] of text.matchAll(/(?<=[#=/])[\w-]{43}(?![\w-])/g)) {
          secrets.set(token, `token of "${subject}"`);
        }
      }
      const found = [...secrets].filter(([secret]) => words.has(secret));
      if (found.length === 0) return;
      throw new Error(`The log contains ${found.map(([, name]) => name).join(", ")}.`);
    },
  };
}

/** Lists the texts of a log line, without its numbers. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

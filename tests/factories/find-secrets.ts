import { apiKeyPrefix } from "@tessera/contract";
import { passwordMark } from "./passwords.ts";

/** The fields of a log line whose random texts are no secrets: ids of requests, and pseudonyms of users. */
const harmlessFields = new Set(["reqId", "user", "time"]);

/** The shape of each kind of secret, address and code that the stories use. */
const shapes: Readonly<Record<string, RegExp>> = {
  password: new RegExp(passwordMark, "i"),
  "access token": /\beyJ[\w-]+\.[\w-]+/,
  "API key": new RegExp(`${apiKeyPrefix}[\\w-]{43}`),
  // Refresh tokens, device keys, and the tokens of links, logins and challenges are 32 random bytes.
  token: /(?<![\w-])[\w-]{43}(?![\w-])/,
  "secret of an authenticator app": /(?<!\w)[A-Z2-7]{32}(?!\w)/,
  "recovery code":
    /(?<![\w-])(?=[^-]*\d|.{5}[^-]*\d)[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}(?![\w-])/,
  "code of a mail or an app": /(?<![\w.:+-])\d{6}(?![\w.-])/,
  "email address": /[\w+-]@[\w-]+\.\w/,
};

/**
 * Returns the kinds of secrets that a line of a log contains. The secrets that the stories saw are
 * found in any surroundings, and also when they look like words.
 */
export function findSecrets(
  line: string,
  seen: ReadonlySet<string> = new Set(),
): readonly string[] {
  const texts = listTexts(parseLine(line));
  const kinds = Object.entries(shapes)
    .filter(([, shape]) => texts.some((text) => shape.test(text)))
    .map(([name]) => name);
  return texts.some((text) => hasWordOf(text, seen)) ? [...kinds, "secret of a story"] : kinds;
}

function hasWordOf(text: string, seen: ReadonlySet<string>): boolean {
  return [/[^\w-]+/, /\W+/].some((gap) => text.split(gap).some((word) => seen.has(word)));
}

/** Lines of PostgreSQL are no JSON, and their numbers are sizes and process ids. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line.replaceAll(/(?<!\w)\d+(?!\w)/g, "");
  }
}

/** Lists the names and texts of a line; its numbers equal a code by chance. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !harmlessFields.has(name))
    .flatMap(([name, item]) => [name, ...listTexts(item)]);
}

import { isTokenPath, tokenName, type Problem } from "@tessera/engine";

/** The names of the tokens that would lead nowhere, where a change is refused for them. */
export function listUsers(problems: readonly Problem[]): readonly string[] {
  return problems.flatMap(({ path, code }) => {
    const token = path.replace(/^(?:overrides|customTokens)\./, "");
    return code === "unknown-token" && isTokenPath(token) ? [tokenName(token)] : [];
  });
}

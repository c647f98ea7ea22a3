import { isTokenPath, tokenName, type Problem } from "@tessera/engine";

/**
 * Returns the names of the tokens whose references would break, if a change is refused for them.
 */
export function listBrokenReferences(problems: readonly Problem[]): readonly string[] {
  return problems.flatMap(({ path, code }) => {
    const token = path.replace(/^(?:overrides|customTokens)\./, "");
    return code === "unknown-token" && isTokenPath(token) ? [tokenName(token)] : [];
  });
}

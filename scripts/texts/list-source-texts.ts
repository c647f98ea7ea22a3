import { parseSync, Visitor, type CallExpression, type Expression, type Super } from "oxc-parser";
import type { CheckedText } from "./find-refused-words.ts";
import type { TextKind } from "./refused-words.ts";

const testFunctions = ["test", "it", "describe"];
const languages: Readonly<Record<string, TextKind>> = { en: "English text", tr: "Turkish text" };

/** Lists the comments, the test names and the `{ en, tr }` texts of a source. */
export function listSourceTexts(fileName: string, source: string): readonly CheckedText[] {
  const { program, comments, errors } = parseSync(fileName, source);
  const error = errors[0];
  if (error) throw new Error(`${fileName} cannot be parsed: ${error.message}`);
  const lineOf = (start: number) => source.slice(0, start).split("\n").length;
  const texts: CheckedText[] = comments.map(({ value, start }) => {
    return { kind: "code", text: value.replaceAll(/\n\s*\*?/g, " "), line: lineOf(start) };
  });
  new Visitor({
    CallExpression(call) {
      const name = findTestName(call);
      const text = name && readText(name);
      if (text) texts.push({ kind: "code", text, line: lineOf(name.start) });
    },
    Property({ key, value, start }) {
      const kind = key.type === "Identifier" ? languages[key.name] : undefined;
      const text = kind && readText(value);
      if (text) texts.push({ kind, text, line: lineOf(start) });
    },
  }).visit(program);
  return texts;
}

function findTestName({ callee, arguments: [first] }: CallExpression) {
  const isTest = testFunctions.includes(findRootName(callee) ?? "");
  return isTest && first && first.type !== "SpreadElement" ? first : undefined;
}

/** Returns the name that a callee starts with: `test` of `test.each(rows)`. */
function findRootName(callee: Expression | Super): string | undefined {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "CallExpression") return findRootName(callee.callee);
  return callee.type === "MemberExpression" ? findRootName(callee.object) : undefined;
}

function readText(node: { readonly type: string }): string | undefined {
  if (node.type === "Literal" && "value" in node) {
    return typeof node.value === "string" ? node.value : undefined;
  }
  if (node.type !== "TemplateLiteral" || !("quasis" in node)) return undefined;
  const quasis = node.quasis as readonly { readonly value: { readonly raw: string } }[];
  return quasis.map(({ value }) => value.raw).join("…");
}

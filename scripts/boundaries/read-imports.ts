import { parseSync } from "oxc-parser";

/** One import, export-from or dynamic import of a source file. */
export type Import = {
  readonly specifier: string;
  /** True when the import is erased with the types. */
  readonly isTypeOnly: boolean;
  readonly line: number;
};

/** Lists the modules that a source imports, in source order; a computed dynamic import is left out. */
export function readImports(fileName: string, source: string): readonly Import[] {
  const { module, errors } = parseSync(fileName, source);
  const error = errors[0];
  if (error) throw new Error(`${fileName} cannot be parsed: ${error.message}`);
  const lineOf = (start: number) => source.slice(0, start).split("\n").length;
  const fromImports = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    isTypeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    line: lineOf(statement.start),
  }));
  const fromExports = module.staticExports.flatMap((statement) => {
    const request = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    const isTypeOnly = statement.entries.every((entry) => entry.isType);
    return request ? [{ specifier: request.value, isTypeOnly, line: lineOf(statement.start) }] : [];
  });
  const fromCalls = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(["'`])([^"'`$]+)\1$/.exec(
      source.slice(moduleRequest.start, moduleRequest.end),
    );
    return literal?.[2]
      ? [{ specifier: literal[2], isTypeOnly: false, line: lineOf(moduleRequest.start) }]
      : [];
  });
  return [...fromImports, ...fromExports, ...fromCalls].toSorted((a, b) => a.line - b.line);
}

import { operations, pathOf, queryOf } from "@tessera/contract";

/** The file of an export that a command downloads. */
type ExportAddress = {
  /** The address of the server, without a path. */
  readonly origin: string;
  readonly projectId: string;
  readonly format: string;
  readonly options: Readonly<Record<string, string>>;
  readonly fileName: string;
};

/** The variable of the shell that contains the API key, so that no key is in the command. */
export const keyVariable = "TESSERA_API_KEY";

/** Prints the command that downloads an export with an API key. */
export function printExportCommand(address: ExportAddress): string {
  const { origin, projectId, format, options, fileName } = address;
  const path = pathOf(operations.exportVariables, { projectId, format }) + queryOf(options);
  return [
    "curl --fail --silent --show-error",
    `--header "Authorization: Bearer $${keyVariable}"`,
    `--output ${quote(fileName)}`,
    quote(origin + path),
  ].join(" ");
}

/** Quotes a text for a shell, where nothing inside single quotes has a meaning. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

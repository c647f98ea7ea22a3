import { organizationHeader } from "@tessera/contract";
import { requestLanguage } from "./request-language.ts";

/** Prints the headers of every call: the language, and the user's token and organization if known. */
export function printRequestHeaders(
  accessToken: string | undefined,
  organizationId: string | undefined,
): Record<string, string> {
  return {
    "accept-language": requestLanguage(),
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    ...(organizationId && { [organizationHeader]: organizationId }),
  };
}

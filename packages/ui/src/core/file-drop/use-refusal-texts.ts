import { useLingui } from "@lingui/react/macro";
import { useLocale } from "react-aria-components";
import { printBytes } from "./print-bytes.ts";
import type { FileLimits } from "./refuse-file.ts";
import type { RefusedFile } from "./use-chosen-files.ts";

/** Returns the messages for refused files and their limits. */
export function useRefusalTexts({ acceptedTypes, maxBytes }: FileLimits) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const kinds: Readonly<Record<string, string>> = {
    "image/*": t`any image`,
    "video/*": t`any video`,
    "audio/*": t`any audio file`,
    "text/*": t`any text file`,
  };
  const types = acceptedTypes.map((type) => kinds[type.toLowerCase()] ?? printType(type));
  const choice = new Intl.ListFormat(locale, { type: "disjunction" }).format(types);
  return {
    /** The accepted types by their common names. */
    types,
    describe({ file: { name, size }, reason }: RefusedFile): string {
      if (reason === "type") return t`${name} was not added. Choose ${choice}.`;
      if (reason === "count") return t`${name} was not added. Only one file is allowed.`;
      const own = printBytes(size, locale, "up");
      const limit = printBytes(maxBytes, locale, "down");
      return t`${name} is too large: ${own}. The limit is ${limit}.`;
    },
  };
}

/** Keeps .json and font/* as they are, and prints image/svg+xml as SVG. */
function printType(type: string): string {
  const [, subtype = "*"] = type.split("/");
  return subtype === "*" ? type : subtype.replace(/\+.*$/, "").toUpperCase();
}

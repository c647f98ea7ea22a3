import { useLingui } from "@lingui/react/macro";
import type { TargetKind } from "./find-target.ts";

/** Returns the names of the kinds of elements. */
export function useKindNames(): Readonly<Record<TargetKind, string>> {
  const { t } = useLingui();
  return {
    button: t`Button`,
    field: t`Field`,
    tag: t`Tag`,
    card: t`Card`,
    avatar: t`Avatar`,
    heading: t`Heading`,
    link: t`Link`,
    text: t({ message: "Text", context: "an element of a template" }),
    picture: t`Picture`,
    area: t`Area`,
  };
}

import { Trans } from "@lingui/react/macro";
import type { TokenPath } from "@tessera/engine";
import { TokenRows, type TokenRowsProps } from "#editor/fields/token-rows.tsx";
import { Section, type SectionProps } from "#editor/panes/section.tsx";

type TokenSectionProps = TokenRowsProps & Partial<Pick<SectionProps, "title" | "aside">>;

/** Shows a section with a row for every token of a kind. */
export function TokenSection({ title, aside, ...rows }: TokenSectionProps) {
  return (
    <Section title={title ?? <Trans>Tokens</Trans>} aside={aside}>
      <TokenRows {...rows} />
    </Section>
  );
}

/** Returns whether a path begins with a prefix, such as that of a group. */
export function startsWith(prefix: string): (path: TokenPath) => boolean {
  return (path) => path.startsWith(prefix);
}

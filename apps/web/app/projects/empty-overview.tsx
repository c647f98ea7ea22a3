import { Trans, useLingui } from "@lingui/react/macro";
import type { Organization } from "@tessera/contract";
import type { HexColor } from "@tessera/engine";
import { Button, ColorField, Heading, joinClassNames, LinkButton, Text } from "@tessera/ui";
import { type FormEvent, useState } from "react";
import tiles from "#shell/tiles.module.css";
import styles from "#overview/overview.module.css";
import { StarterChoices } from "./starter-choices.tsx";

/** Shows an organization without a project: one field, one button, and the starters as choices. */
export function EmptyOverview({
  organization,
  base,
  onCreate,
}: {
  organization: Organization;
  /** The initial color. */
  base: HexColor;
  onCreate: (base: HexColor) => void;
}) {
  const { t } = useLingui();
  const [color, setColor] = useState(base);
  const [isRefused, setIsRefused] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isRefused) onCreate(color);
  }
  return (
    <div className={joinClassNames(tiles.tiles, tiles.closed)}>
      <div className={styles.claim}>
        <Heading level={1} size="section">
          <Trans>Start with a color.</Trans>
        </Heading>
        <Text size="lead" tone="muted" className={styles.lead}>
          <Trans>
            {organization.name} has no design systems yet. Pick a color to start, or type your own.
            You can change everything later.
          </Trans>
        </Text>
        <form className={styles.row} onSubmit={submit} noValidate>
          <ColorField
            aria-label={t`Base color`}
            size="l"
            value={color}
            onChange={setColor}
            onRefusal={setIsRefused}
            className={styles.grow}
          />
          <Button type="submit" kind="ink" size="l">
            <Trans>Create design system</Trans>
          </Button>
          <LinkButton kind="quiet" size="l" href={`/start?${new URLSearchParams({ color })}`}>
            <Trans>Pick a starting point</Trans>
          </LinkButton>
        </form>
      </div>
      <StarterChoices value={color} onChange={setColor} hasNames />
    </div>
  );
}

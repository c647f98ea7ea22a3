import { useLingui } from "@lingui/react/macro";
import { Heading, joinClassNames, Text } from "@tessera/ui";
import tiles from "#shell/tiles.module.css";
import styles from "./pricing.module.css";

/** Shows what applies to both plans, in three short parts. */
export function PlanNotes() {
  const { t } = useLingui();
  const notes = [
    {
      title: t`Buying Pro`,
      text: t`You’ll see the full price with tax before you pay, and you can get a refund within 14 days.`,
    },
    {
      title: t`Coming soon`,
      text: t`Included in the plan, but not available yet. Everything else works today.`,
    },
    {
      title: t`When your Pro plan ends`,
      text: t`Nothing is deleted. Your oldest design system stays editable, the others become read-only, and you can still export them all.`,
    },
  ];
  return (
    <div className={joinClassNames(tiles.tiles, styles.notes)}>
      {notes.map(({ title, text }) => (
        <div key={title}>
          <Heading level={2} size="pane">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </div>
      ))}
    </div>
  );
}

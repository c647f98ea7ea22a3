import { Trans, useLingui } from "@lingui/react/macro";
import { recipeCounts } from "@tessera/engine";
import {} from "@tessera/ui";
import { useRef } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { LockedTitle } from "#editor/project/plan-locks.tsx";
import { Section } from "#editor/panes/section.tsx";
import { AddPalette } from "./add-palette.tsx";
import { ExtraPalette } from "./extra-palette.tsx";
import styles from "./extra-palettes-section.module.css";
import { plans } from "@tessera/contract";
import { ProOffer } from "#upgrade/pro-offer.tsx";

/**
 * Shows the palettes besides the primary and status palettes: each can be added, renamed, changed
 * and removed.
 */
export function ExtraPalettesSection() {
  const { t } = useLingui();
  const { canEdit, entitlements } = useOpenProject();
  const list = useRef<HTMLDivElement>(null);
  const names = useDesign(({ recipe }) => Object.keys(recipe.color.advanced.palettes));
  const isLocked = !entitlements.hasAdvancedColor;
  const count = names.length;
  const most = recipeCounts.extraPalettes.max;
  const title = t`More palettes`;
  if (count === 0 && !canEdit) return null;
  return (
    <Section
      title={isLocked ? <LockedTitle>{title}</LockedTitle> : title}
      aside={count > 0 && t`${count} of ${most}`}
    >
      <div ref={list} className={styles.list}>
        {names.map((name, place) => (
          <ExtraPalette
            key={name}
            name={name}
            onRemoved={() => focusNear(list.current, place)}
            onRenamed={(to) => focusNameOf(list.current, to)}
          />
        ))}
      </div>
      {isLocked && <LockedPalettes hasSome={count > 0} />}
      {!isLocked && canEdit && count < most && <AddPalette />}
    </Section>
  );
}

/** Focuses the name of a renamed palette, because its row is mounted again. */
function focusNameOf(list: HTMLElement | null, name: string) {
  requestAnimationFrame(() => {
    list?.querySelector<HTMLElement>(`[data-palette="${name}"] input`)?.focus();
  });
}

/** Moves the focus of a removed palette to the next one, or to the control after the last. */
function focusNear(list: HTMLElement | null, place: number) {
  requestAnimationFrame(() => {
    const left = [...(list?.children ?? [])];
    const next = left[Math.min(place, left.length - 1)]?.querySelector("input");
    const behind = list?.parentElement?.querySelector<HTMLElement>(":scope > button, :scope > a");
    (next ?? behind)?.focus();
  });
}

/** Shows the plan's palettes, and what Pro adds. */
function LockedPalettes({ hasSome }: { readonly hasSome: boolean }) {
  const { t } = useLingui();
  const { organization } = useOpenProject();
  const plan = plans[organization.plan].name;
  const most = recipeCounts.extraPalettes.max;
  return (
    <>
      <p className={styles.note}>
        <Trans>
          The {plan} plan builds palettes from your base and status colors. Pro adds up to {most} of
          your own and lets you pin exact colors.
        </Trans>{" "}
        {hasSome && (
          <Trans>Your existing palettes stay. You can still rename or remove them.</Trans>
        )}
      </p>
      <ProOffer>{t`See Pro`}</ProOffer>
    </>
  );
}

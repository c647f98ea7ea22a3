import { Trans, useLingui } from "@lingui/react/macro";
import { generatePalette } from "@tessera/engine";
import { ColorPicker } from "@tessera/ui";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { leafPath } from "#editor/draft/leaf-path.ts";
import { useLeaf } from "#editor/fields/use-leaf.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { Section } from "#editor/shell/section.tsx";

/** The color that everything starts from, as text and by lightness, chroma and hue. */
export function BaseColorSection() {
  const { t } = useLingui();
  const { canEdit } = useOpenProject();
  const { base } = useDraft().draft.color;
  const leaf = useLeaf(leafPath("color", "base"));
  const { baseStep } = generatePalette(base);
  return (
    <Section
      title={<Trans>Base color</Trans>}
      aside={<Trans>kept exactly, on step {baseStep}</Trans>}
    >
      <ColorPicker
        label={t`Base color`}
        value={base}
        isDisabled={!canEdit}
        errorMessage={leaf.message}
        onChange={leaf.change}
      />
    </Section>
  );
}

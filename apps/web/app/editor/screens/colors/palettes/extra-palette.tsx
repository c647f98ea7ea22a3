import { Trans, useLingui } from "@lingui/react/macro";
import {
  type HexColor,
  isTokenPath,
  palettePath,
  parseRecipe,
  type Problem,
  type Recipe,
  removePalette,
  setPaletteRoles,
  tokenName,
} from "@tessera/engine";
import { ColorField, ErrorNote, IconButton, Switch } from "@tessera/ui";
import { Trash2 } from "lucide-react";
import { FillNote } from "#editor/screens/colors/fill-note.tsx";
import { PaletteRamp } from "#editor/screens/colors/pins/palette-ramp.tsx";
import type { EditControl } from "#editor/draft/edit-history.ts";
import { useDesign, useDraft, useDraftStore } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import { useDecision } from "#editor/fields/use-decision.ts";
import { useRefusal } from "#editor/fields/use-refusal.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import styles from "./extra-palette.module.css";
import { PaletteNameField } from "./palette-name-field.tsx";

type ExtraPaletteProps = {
  readonly name: string;
  readonly onRenamed: (to: string) => void;
  readonly onRemoved: () => void;
};

/** Shows one palette: its name, its base, whether it has roles, and its steps. */
export function ExtraPalette({ name, onRenamed, onRemoved }: ExtraPaletteProps) {
  const palette = useDesign(({ recipe }) => recipe.color.advanced.palettes[name]);
  const hadRoles = useDraft(({ saved }) => hasRoles(saved.design.recipe, palette?.base));
  const { canEdit, entitlements } = useOpenProject();
  const { refusal, change } = usePaletteChange();
  if (!palette) return null;
  const isKept = palette.hasRoles || hadRoles;
  const control = palettePath(name);
  return (
    <fieldset aria-label={name} data-palette={name}>
      <PaletteHead
        name={name}
        base={palette.base}
        onRenamed={onRenamed}
        onRemove={() => {
          if (change(control, (recipe) => removePalette(recipe, name))) onRemoved();
        }}
      />
      <Switch
        className={styles.below}
        isSelected={palette.hasRoles}
        isDisabled={!canEdit || !(entitlements.hasAdvancedColor || isKept)}
        description={<Trans>Fill, text and border colors, like the primary palette.</Trans>}
        onChange={(isWanted) =>
          change(`color/advanced/palettes/${name}/hasRoles`, (recipe) =>
            setPaletteRoles(recipe, name, isWanted),
          )
        }
      >
        <Trans>Create roles for this palette</Trans>
      </Switch>
      {refusal && <ErrorNote className={styles.below}>{refusal}</ErrorNote>}
      <PaletteRamp label={name} palette={name} onPaletteRemoved={onRemoved} />
      <FillNote palette={name} />
    </fieldset>
  );
}

/**
 * Returns whether a saved palette with this base has roles, which can then be changed in every
 * plan.
 */
function hasRoles({ color }: Recipe, base: HexColor | undefined): boolean {
  const kept = Object.values(color.advanced.palettes);
  return kept.some((palette) => palette.base === base && palette.hasRoles);
}

type PaletteHeadProps = Pick<ExtraPaletteProps, "name" | "onRenamed"> & {
  readonly base: HexColor;
  readonly onRemove: () => void;
};

/** Shows the name and the base of a palette, and its remove button. */
function PaletteHead({ name, base, onRenamed, onRemove }: PaletteHeadProps) {
  const { t } = useLingui();
  const { canEdit, entitlements } = useOpenProject();
  const decision = useDecision(`color/advanced/palettes/${name}/base`);
  return (
    <div className={styles.row}>
      <PaletteNameField name={name} isReadOnly={!canEdit} onRenamed={onRenamed} />
      <ColorField
        label={t`Base`}
        value={base}
        isReadOnly={!canEdit || !entitlements.hasAdvancedColor}
        errorMessage={decision.message}
        onChange={decision.change}
      />
      {canEdit && <IconButton icon={Trash2} label={t`Remove ${name}`} onPress={onRemove} />}
    </div>
  );
}

/**
 * Returns a function that changes a palette, and the last refusal with the tokens that still refer
 * to the palette.
 */
function usePaletteChange() {
  const { t } = useLingui();
  const store = useDraftStore();
  const edit = useEdit();
  const [refusal, refuse] = useRefusal();

  function change(control: EditControl, changed: (recipe: Recipe) => Recipe): boolean {
    const parsed = parseRecipe(changed(store.getState().draft.recipe));
    const result = edit(control, () => parsed);
    const users = parsed.ok ? "" : listBrokenReferences(parsed.problems).join(", ");
    if (!result.ok)
      refuse(
        users ? t`Still used by ${users}. Point them to another color first.` : result.message,
      );
    return result.ok;
  }

  return { refusal, change };
}

/**
 * Returns the names of the tokens whose references would break, if a change is refused for them.
 */
function listBrokenReferences(problems: readonly Problem[]): readonly string[] {
  return problems.flatMap(({ path, code }) => {
    const token = path.replace(/^(?:overrides|customTokens)\./, "");
    return code === "unknown-token" && isTokenPath(token) ? [tokenName(token)] : [];
  });
}

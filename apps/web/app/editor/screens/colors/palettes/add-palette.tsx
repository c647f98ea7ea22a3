import { Trans, useLingui } from "@lingui/react/macro";
import {
  palettePath,
  recipeCounts,
  starterPalettes,
  addNamedPalette,
  type Recipe,
} from "@tessera/engine";
import { Button, ColorField, Icon, Text, TextField } from "@tessera/ui";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { useDraftStore } from "#editor/draft/draft-context.tsx";
import { useEdit } from "#editor/fields/use-edit.ts";
import styles from "./add-palette.module.css";

/** Shows a button that opens a small form to add a palette. */
export function AddPalette() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <AddPaletteForm onClose={() => setIsOpen(false)} />;
  return (
    <Button ref={opener} onPress={() => setIsOpen(true)}>
      <Icon icon={Plus} />
      <Trans>Add palette</Trans>
    </Button>
  );
}

type AddPaletteFormProps = { readonly onClose: () => void };

function AddPaletteForm({ onClose }: AddPaletteFormProps) {
  const { t } = useLingui();
  const { name, setName, base, setBase, setIsColorRefused, message, submit } =
    useAddPalette(onClose);
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => nameInput.current?.focus(), []);
  const longest = recipeCounts.paletteNameLength.max;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }

  return (
    <form className={styles.form} aria-label={t`Add palette`} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <TextField
          isMono
          ref={nameInput}
          label={t`Name`}
          value={name}
          onChange={setName}
          spellCheck="false"
          autoComplete="off"
          errorMessage={message}
          inputProps={{ autoCapitalize: "none", onKeyDown: closeOnEscape }}
        />
        <ColorField
          label={t`Base`}
          value={base}
          onChange={setBase}
          onRefusal={setIsColorRefused}
          inputProps={{ onKeyDown: closeOnEscape }}
        />
      </div>
      <Text size="label" tone="muted">
        <Trans>Up to {longest} characters: a–z, 0–9 and single hyphens. Start with a letter.</Trans>
      </Text>
      <div className={styles.buttons}>
        <Button type="submit">{t`Add`}</Button>
        <Button kind="quiet" onPress={onClose}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}

/** Returns the typed values of a new palette, its last refusal, and the function that adds it. */
function useAddPalette(onAdded: () => void) {
  const store = useDraftStore();
  const edit = useEdit();
  const [name, setName] = useState("");
  const [base, setBase] = useState(() => findFreeBase(store.getState().draft.recipe));
  const [isColorRefused, setIsColorRefused] = useState(false);
  const [message, setMessage] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const key = name.trim();
    const added = addNamedPalette(store.getState().draft.recipe, key, { base, hasRoles: true });
    // The color field shows the color's error; the name's error is shown beside the name.
    if (isColorRefused && added.ok) return setMessage(undefined);
    const result = edit(palettePath(key), () => added);
    if (result.ok) onAdded();
    else setMessage(result.message);
  }

  return { name, setName, base, setBase, setIsColorRefused, message, submit };
}

/** Returns the first starter color that no palette uses. */
function findFreeBase({ color }: Recipe) {
  const extras = Object.values(color.advanced.palettes).map(({ base }) => base);
  const taken = [color.base, ...extras];
  const starter = starterPalettes.find(({ base }) => !taken.includes(base));
  return starter?.base ?? color.base;
}

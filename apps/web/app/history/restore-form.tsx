import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OpenVersion } from "@tessera/contract";
import {
  categoryOrder,
  type Category,
  type Design,
  type RestoredPart,
  tokenName,
  type TokenPath,
} from "@tessera/engine";
import {
  Button,
  Checkbox,
  Combobox,
  DialogActions,
  ErrorNote,
  SegmentedControl,
} from "@tessera/ui";
import { type FormEvent, useMemo, useState } from "react";
import { appearances } from "#editor/navigation/screens.tsx";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "./history.module.css";
import { countCategories, findRestoredDifference } from "./restored-difference.ts";
import { RestoredList } from "./restored-list.tsx";
import { useRestore } from "./use-restore.ts";

type RestoreFormProps = {
  readonly version: OpenVersion;
  readonly former: Design;
  readonly current: Design;
  /** The revision of the current design. */
  readonly seenRevision: number;
  readonly onDone: () => void;
};

/** Chooses the whole version, some categories or one token, and shows the difference before the restore. */
export function RestoreForm(props: RestoreFormProps) {
  const { version, former, current, seenRevision, onDone } = props;
  const failureText = useFailureText();
  const whole = useMemo(
    () => findRestoredDifference(current, former, { kind: "whole" })?.differences ?? [],
    [current, former],
  );
  const [part, setPart] = useState<RestoredPart>({ kind: "whole" });
  const difference = useMemo(
    () => findRestoredDifference(current, former, part),
    [current, former, part],
  );
  const restore = useRestore(version.revision, seenRevision, onDone);
  const count = difference?.differences.length ?? 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    restore.mutate(bodyOf(part));
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PartChoice part={part} onChange={setPart} whole={whole} />
      {difference && <RestoredList {...difference} />}
      {!difference && (
        <ErrorNote>
          <Trans>This part no longer fits the current design system. Restore more of it.</Trans>
        </ErrorNote>
      )}
      {restore.error && <ErrorNote>{failureText(restore.error)}</ErrorNote>}
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe button has the focus */}
        <Button slot="close" autoFocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isDisabled={count === 0} isPending={restore.isPending}>
          <Plural value={count} one="Restore # token" other="Restore # tokens" />
        </Button>
      </DialogActions>
    </form>
  );
}

function bodyOf(part: RestoredPart) {
  if (part.kind === "categories") return { categories: [...part.categories] };
  return part.kind === "token" ? { token: part.token } : {};
}

type PartChoiceProps = {
  readonly part: RestoredPart;
  readonly onChange: (part: RestoredPart) => void;
  /** What the whole version would change. */
  readonly whole: NonNullable<ReturnType<typeof findRestoredDifference>>["differences"];
};

function PartChoice({ part, onChange, whole }: PartChoiceProps) {
  const { t, i18n } = useLingui();
  const counts = countCategories(whole);
  const [firstToken] = whole;
  const choose: Readonly<Record<RestoredPart["kind"], () => void>> = {
    whole: () => onChange({ kind: "whole" }),
    categories: () => onChange({ kind: "categories", categories: [...counts.keys()].slice(0, 1) }),
    token: () => firstToken && onChange({ kind: "token", token: firstToken.token.path }),
  };
  return (
    <>
      <SegmentedControl
        label={t`Part to restore`}
        value={part.kind}
        onChange={(kind) => choose[kind]()}
        segments={[
          { id: "whole", text: t`Everything` },
          { id: "categories", text: t`Categories` },
          { id: "token", text: t`One token` },
        ]}
      />
      {part.kind === "categories" && (
        <div className={styles.categories}>
          {categoryOrder
            .filter((category) => counts.has(category))
            .map((category) => (
              <Checkbox
                key={category}
                isSelected={part.categories.includes(category)}
                onChange={(isSelected) =>
                  onChange({
                    kind: "categories",
                    categories: toggle(part.categories, category, isSelected),
                  })
                }
              >
                {i18n._(appearances[category].title)}{" "}
                <span className={styles.quiet}>{counts.get(category)}</span>
              </Checkbox>
            ))}
        </div>
      )}
      {part.kind === "token" && (
        <Combobox
          label={t`Token`}
          value={part.token}
          onChange={(token) => {
            if (token !== null) onChange({ kind: "token", token: token as TokenPath });
          }}
          options={whole.map(({ token: { path } }) => ({ id: path, text: tokenName(path) }))}
        />
      )}
    </>
  );
}

function toggle(
  categories: readonly Category[],
  category: Category,
  isSelected: boolean,
): readonly Category[] {
  const others = categories.filter((each) => each !== category);
  return isSelected ? [...others, category] : others;
}

import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Button, Checkbox, Heading, showToast, Tag, Text } from "@tessera/ui";
import { Lock, Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFailureText } from "#http/use-failure-text.ts";
import styles from "./chooser.module.css";

/** A design system or a member to choose. */
type Choice = {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly picture?: ReactNode;
  readonly isWritable: boolean;
};

type ChooserProps = {
  readonly title: string;
  readonly text: string;
  /** The number of places. */
  readonly limit: number;
  readonly choices: readonly Choice[];
  readonly onKeep: (ids: readonly string[]) => Promise<void>;
};

/** A list of which some rows stay editable; at the limit, another choice replaces the oldest one. */
export function Chooser({ title, text, limit, choices, onKeep }: ChooserProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const writable = choices.filter(({ isWritable }) => isWritable).map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>();
  const kept = chosen ?? writable;
  const names = choices
    .filter(({ id }) => kept.includes(id))
    .map(({ name }) => name)
    .join(", ");
  const keep = useMutation({
    mutationFn: () => onKeep(kept),
    onSuccess: () => {
      setChosen(undefined);
      showToast({ kind: "success", text: t`Your choice is saved` });
    },
    onError: (failure) => showToast({ kind: "error", text: failureText(failure) }),
  });
  const choose = (id: string, isChosen: boolean) => {
    const others = kept.filter((one) => one !== id);
    setChosen(isChosen ? [...others, id].slice(-limit) : others);
  };
  return (
    <section>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading level={2} size="part">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </div>
        <Button
          isDisabled={kept.length === 0}
          isPending={keep.isPending}
          onPress={() => keep.mutate()}
        >
          {names === "" ? t`Choose one` : t`Keep ${names}`}
        </Button>
      </div>
      <ul className={styles.rows}>
        {choices.map(({ id, name, hint, picture, isWritable }) => (
          <li key={id} data-chosen={kept.includes(id) || undefined}>
            <Checkbox
              description={hint}
              isSelected={kept.includes(id)}
              onChange={(isChosen) => choose(id, isChosen)}
            >
              {name}
            </Checkbox>
            <div className={styles.picture}>{picture}</div>
            {isWritable ? (
              <Tag kind="success" icon={Pencil}>{t`Editable`}</Tag>
            ) : (
              <Tag kind="warning" icon={Lock}>{t`Read-only`}</Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

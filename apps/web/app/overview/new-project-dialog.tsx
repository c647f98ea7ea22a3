import { Trans, useLingui } from "@lingui/react/macro";
import { describeIssues, type Organization, operations } from "@tessera/contract";
import type { HexColor } from "@tessera/engine";
import {
  Button,
  ColorField,
  Dialog,
  DialogActions,
  ErrorNote,
  TextField,
  TextLink,
} from "@tessera/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "#http/api-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import styles from "./new-project-dialog.module.css";
import { findKeptCode, ShareCodeField } from "./share-code-field.tsx";
import { StarterChoices } from "./starter-choices.tsx";
import { useCreateProject } from "./use-create-project.ts";

type NewProjectFormProps = {
  readonly organization: Organization;
  /** The initial color. */
  readonly base: HexColor;
};

/** Requests a name and a base color in a dialog, and creates a project with them. */
export function NewProjectDialog({ isOpen, onClose, ...form }: PopupProps & NewProjectFormProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      confirmsClosing="when-typed"
      title={t`New design system`}
      widthPx={480}
    >
      <NewProjectForm {...form} />
    </Dialog>
  );
}

function NewProjectForm({ organization, base }: NewProjectFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [name, setName] = useState("");
  const [kept] = useState(findKeptCode);
  const [baseColor, setBaseColor] = useState(kept?.base ?? base);
  const [isColorRefused, setIsColorRefused] = useState(false);
  const [ownFields, setOwnFields] = useState<Readonly<Record<string, string>>>({});
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => nameInput.current?.focus(), []);
  const create = useCreateProject(organization);
  const fields = {
    ...(create.error instanceof ApiError ? create.error.fields : {}),
    ...ownFields,
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isColorRefused) return;
    const input = { name, baseColor };
    const parsed = operations.createProject.body.safeParse(input);
    const refused = parsed.success ? {} : describeIssues(parsed.error.issues, locale, input).fields;
    setOwnFields(refused);
    if (refused["name"] !== undefined) nameInput.current?.focus();
    if (parsed.success) create.mutate(parsed.data);
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Name`}
        size="l"
        ref={nameInput}
        autoComplete="off"
        value={name}
        onChange={setName}
        errorMessage={fields["name"]}
      />
      <div className={styles.color}>
        <ColorField
          label={t`Base color`}
          size="l"
          value={baseColor}
          onChange={setBaseColor}
          onRefusal={setIsColorRefused}
          errorMessage={fields["baseColor"]}
        />
        <StarterChoices value={baseColor} onChange={setBaseColor} />
      </div>
      <ShareCodeField initial={kept?.code ?? ""} onBase={setBaseColor} />
      {create.error && !isBesideField(create.error) && <CreateRefusal failure={create.error} />}
      <DialogActions>
        <Button slot="close">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="ink" isPending={create.isPending}>
          <Trans>Create design system</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

/** Returns whether the refusal is shown beside one of the two fields. */
function isBesideField(failure: Error): boolean {
  return (
    failure instanceof ApiError && ["name", "baseColor"].some((path) => path in failure.fields)
  );
}

/** Explains why no project was created; at the plan's limit, links to the plan that allows more. */
function CreateRefusal({ failure }: { failure: Error }) {
  const failureText = useFailureText();
  const isOfPlan = failure instanceof ApiError && failure.code === "planLimit";
  return (
    <ErrorNote>
      {failureText(failure)}{" "}
      {isOfPlan && (
        <TextLink href="/pricing">
          <Trans>See what’s in Pro</Trans>
        </TextLink>
      )}
    </ErrorNote>
  );
}

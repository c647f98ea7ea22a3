import { Trans, useLingui } from "@lingui/react/macro";
import { describeIssues, operations, type Organization } from "@tessera/contract";
import type { HexColor } from "@tessera/engine";
import { Button, Dialog, DialogActions, ErrorNote, TextField } from "@tessera/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "#http/api-error.ts";
import { useFailureText } from "#http/use-failure-text.ts";
import type { PopupProps } from "#lazy-part/lazy-part.tsx";
import { useLocale } from "#navigation/use-locale.ts";
import { PlacesLeft } from "./places-left.tsx";
import styles from "./projects.module.css";
import { StartField } from "./start-field.tsx";
import { ProOffer } from "#upgrade/pro-offer.tsx";
import { useCreateProject } from "./use-create-project.ts";
import { useProjectStart } from "./use-project-start.ts";

type NewProjectFormProps = {
  readonly organization: Organization;
  /** The initial color. */
  readonly base: HexColor;
};

/** Requests a name and a start in a dialog, and creates a project with them. */
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
      <NewProjectForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function NewProjectForm({
  organization,
  base,
  onClose,
}: NewProjectFormProps & Pick<PopupProps, "onClose">) {
  const { t } = useLingui();
  const locale = useLocale();
  const [name, setName] = useState("");
  const start = useProjectStart(base);
  const [isColorRefused, setIsColorRefused] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [ownMessage, setOwnMessage] = useState<string>();
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => nameInput.current?.focus(), []);
  const create = useCreateProject(organization);
  const fields = create.error instanceof ApiError ? create.error.fields : {};

  function submit(event: FormEvent): void {
    event.preventDefault();
    const chosen = start.findStart();
    const isRefused = start.kind === "color" && isColorRefused;
    const parsed = operations.duplicateProject.body.safeParse({ name });
    const refused = parsed.success
      ? {}
      : describeIssues(parsed.error.issues, locale, { name }).fields;
    setOwnMessage(refused["name"]);
    setIsIncomplete(chosen === undefined);
    if (!parsed.success) nameInput.current?.focus();
    else if (chosen && !isRefused) create.mutate({ name: parsed.data.name, start: chosen });
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
        errorMessage={ownMessage ?? fields["name"]}
      />
      <StartField
        organization={organization}
        start={start}
        isIncomplete={isIncomplete}
        colorMessage={fields["baseColor"]}
        onRefusal={setIsColorRefused}
      />
      <PlacesLeft organization={organization} />
      {create.error && !isBesideField(create.error) && (
        <CreateRefusal failure={create.error} onClose={onClose} />
      )}
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

/** Explains why no project was created; at the plan's limit, offers the plan that allows more. */
function CreateRefusal({ failure, onClose }: { failure: Error; onClose: () => void }) {
  const failureText = useFailureText();
  const isOfPlan = failure instanceof ApiError && failure.code === "planLimit";
  return (
    <ErrorNote>
      {failureText(failure)}{" "}
      {isOfPlan && (
        <ProOffer size="s" onOpen={onClose}>
          <Trans>See what’s in Pro</Trans>
        </ProOffer>
      )}
    </ErrorNote>
  );
}

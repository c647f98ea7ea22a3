import { Plural, useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button, type ButtonProps } from "../button/button.tsx";
import { keepPlace } from "../button/keep-place.ts";
import { joinClassNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { ShortcutKeys } from "../../shortcuts/use-shortcut-keys.ts";
import { HiddenText } from "../text/hidden-text.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import styles from "./action-bar.module.css";

/** The props of an action bar; an action without a handler is not shown. */
export type ActionBarProps = Omit<ComponentPropsWithRef<"fieldset">, "children"> & {
  readonly onEdit?: (() => void) | undefined;
  readonly onFilter?: (() => void) | undefined;
  /** The number of active filters; shown on Filter unless zero. */
  readonly activeFilterCount?: number | undefined;
  readonly onCreate?: (() => void) | undefined;
  /** Discards unsaved changes; shown while there are any. */
  readonly onDiscard?: (() => void) | undefined;
  readonly onSave?: (() => void) | undefined;
  readonly isSaveDisabled?: boolean | undefined;
  readonly isSaving?: boolean | undefined;
  /** The keyboard shortcut of Save. */
  readonly saveKeys?: ShortcutKeys | undefined;
};

/** The actions of a pane: Edit, Filter with the count of active filters, Create, Discard and Save. */
export function ActionBar({
  onEdit,
  onFilter,
  activeFilterCount = 0,
  onCreate,
  onDiscard,
  onSave,
  isSaveDisabled = false,
  isSaving = false,
  saveKeys,
  className,
  ...rest
}: ActionBarProps) {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`Actions`} {...rest} className={joinClassNames(styles.bar, className)}>
      {onEdit && <Button onPress={onEdit}>{t`Edit`}</Button>}
      {onFilter && (
        <Button onPress={onFilter}>
          <Icon icon={SlidersHorizontal} />
          {t`Filter`}
          {activeFilterCount > 0 && <FilterCount count={activeFilterCount} />}
        </Button>
      )}
      {onCreate && <Button onPress={onCreate}>{t`Create`}</Button>}
      {(onDiscard ?? onSave) && <span className={styles.space} />}
      {onDiscard && (
        <Button ref={keepPlace} kind="quiet" onPress={onDiscard}>
          {t`Discard`}
        </Button>
      )}
      {onSave && (
        <SaveButton
          isDisabled={isSaveDisabled}
          isPending={isSaving}
          onPress={onSave}
          keys={saveKeys}
        />
      )}
    </fieldset>
  );
}

function SaveButton({ keys, ...rest }: ButtonProps & { readonly keys?: ShortcutKeys | undefined }) {
  const { t } = useLingui();
  const button = (
    <Button kind="ink" {...keys?.control} {...rest}>
      {t`Save`}
    </Button>
  );
  const shortcut = keys?.tip.shortcut;
  if (shortcut === undefined) return button;
  return (
    <Tooltip text={t`Save`} shortcut={shortcut}>
      {button}
    </Tooltip>
  );
}

function FilterCount({ count }: { readonly count: number }) {
  return (
    <>
      <Badge aria-hidden count={count} size="small" />
      <HiddenText>
        <Plural value={count} one="# active filter" other="# active filters" />
      </HiddenText>
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { readRamp, type StatusName, statusNames } from "@tessera/engine";
import type { HexColor } from "@tessera/engine/color";
import { ColorField, Icon, joinClassNames, MiniRamp, Swatch, Text } from "@tessera/ui";
import {
  ChevronDown,
  CircleCheck,
  CircleX,
  Info,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { useState } from "react";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { useDecision } from "#editor/fields/use-decision.ts";
import { AlikeNote } from "./alike-note.tsx";
import { FillNote } from "./fill-note.tsx";
import { PaletteRamp } from "./pins/palette-ramp.tsx";
import styles from "./status-part.module.css";

const icons: Readonly<Record<StatusName, LucideIcon>> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  info: Info,
};

/** Shows the four status colors as rows, each of which opens its color and its palette. */
export function StatusPart() {
  const { t } = useLingui();
  const labels: Readonly<Record<StatusName, string>> = {
    success: t`Success`,
    warning: t`Warning`,
    danger: t`Danger`,
    info: t`Info`,
  };
  return (
    <section aria-label={t`Status colors`}>
      {statusNames.map((status, place) => (
        <StatusRow key={status} status={status} label={labels[status]} isFirst={place === 0} />
      ))}
      <AlikeNote labels={labels} />
    </section>
  );
}

type StatusRowProps = StatusFieldProps & { readonly isFirst: boolean };

function StatusRow({ status, label, isFirst }: StatusRowProps) {
  const [isOpen, setIsOpen] = useState(isFirst);
  const steps = useDesign((design) => readRamp(design, status));
  const { value } = useDecision(`color/status/${status}`);
  return (
    <Disclosure
      isExpanded={isOpen}
      onExpandedChange={setIsOpen}
      className={joinClassNames(styles.status, isOpen && styles.open)}
    >
      <Heading level={2}>
        <Button slot="trigger" className={styles.row ?? ""}>
          <Text as="span" tone={status}>
            <Icon icon={icons[status]} />
          </Text>
          <Swatch color={value as HexColor} />
          <span className={styles.name}>{label}</span>
          <MiniRamp steps={steps} size="foot" className={styles.ramp} />
          <span className={styles.hex}>{value as HexColor}</span>
          <Icon icon={ChevronDown} className={styles.chevron} />
        </Button>
      </Heading>
      <DisclosurePanel>
        {isOpen && (
          <div className={styles.content}>
            <StatusField status={status} label={label} />
            <PaletteRamp label={label} palette={status} />
            <FillNote palette={status} />
          </div>
        )}
      </DisclosurePanel>
    </Disclosure>
  );
}

type StatusFieldProps = { readonly status: StatusName; readonly label: string };

function StatusField({ status, label }: StatusFieldProps) {
  const { value, canEdit, message, change } = useDecision(`color/status/${status}`);
  return (
    <ColorField
      label={label}
      value={value as HexColor}
      isReadOnly={!canEdit}
      errorMessage={message}
      onChange={change}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Modes, TokenPath } from "@tessera/engine";
import { Button, copyText, Icon, IconButton, LinkButton, showToast } from "@tessera/ui";
import { Crosshair, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useDesign, useDraftStore } from "#editor/draft/draft-context.tsx";
import { canPin } from "./can-pin.ts";
import { changeToken, releaseToken } from "./change-token.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { useViewSearch } from "#editor/view/use-view-settings.ts";
import { usePreviewModes } from "../preview-modes.ts";
import { FillRow, InkRow, LengthRow, RadiusRow } from "./facet-rows.tsx";
import type { Facets } from "./find-facets.ts";
import styles from "./inspector.module.css";
import { placePanel } from "./place-panel.ts";
import { roleAddress } from "./role-address.ts";
import { TokenUses, UseCount } from "./token-uses.tsx";
import { useTokenNames } from "./use-inspected.ts";

type InspectorPanelProps = {
  readonly frame: RefObject<HTMLElement | null>;
  readonly target: Element;
  readonly name: string;
  readonly facets: Facets;
  readonly onClose: () => void;
};

/** Shows what an element is made of, and changes it; Escape closes it. */
export function InspectorPanel({ frame, target, name, facets, onClose }: InspectorPanelProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const modes = useModesOf(target);
  const { canEdit } = useOpenProject();
  const [uses, setUses] = useState(false);
  const main = facets.fill ?? facets.ink ?? facets.type;
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up from the controls inside
    <section
      ref={panel}
      aria-label={name}
      tabIndex={-1}
      className={styles.panel}
      style={placePanel(frame.current, target)}
      onKeyDown={closeOnEscape}
    >
      <header className={styles.title}>
        <Icon icon={Crosshair} sizePx={16} />
        <b>{name}</b>
        {main && <UseCount token={main} isOpen={uses} onToggle={() => setUses(!uses)} />}
        <IconButton size="s" icon={X} label={t`Close`} onPress={onClose} />
      </header>
      {uses && main && <TokenUses token={main} />}
      {facets.fill && <FillRow token={facets.fill} modes={modes} />}
      {facets.ink && <InkRow token={facets.ink} fill={facets.fill} modes={modes} />}
      {facets.radius && <RadiusRow token={facets.radius} modes={modes} />}
      {facets.height && <LengthRow label={t`Height`} token={facets.height} modes={modes} />}
      {facets.type && <LengthRow label={t`Type`} token={facets.type} modes={modes} />}
      {main && (
        <footer className={styles.foot}>
          <CopyButton token={main} />
          {canEdit && <PinButton token={main} modes={modes} />}
          <EditRole token={main} onPress={onClose} />
        </footer>
      )}
    </section>
  );
}

/** Returns the modes of the half of the frame that an element is in. */
function useModesOf(target: Element): Modes {
  const { modes } = usePreviewModes();
  const root = target.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : undefined;
  const isDark = host?.getAttribute("data-scheme") === "dark";
  return useMemo(() => ({ ...modes, scheme: isDark ? "dark" : "light" }), [modes, isDark]);
}

function CopyButton({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const text = `var(--${token})`;

  async function copy() {
    const isCopied = await copyText(text);
    showToast(
      isCopied
        ? { kind: "success", text: t`Copied ${text}` }
        : { kind: "error", text: t`Your browser blocked copying` },
    );
  }
  return <Button size="s" kind="quiet" onPress={() => void copy()}>{t`Copy var()`}</Button>;
}

/** Pins a token to the value that it has, or lets it follow the recipe again. */
function PinButton({ token, modes }: { readonly token: string; readonly modes: Modes }) {
  const { t } = useLingui();
  const store = useDraftStore();
  const path = useTokenNames().get(token);
  const isPinned = useDesign(({ tokens }) => (path ? tokens.get(path)?.pinned : undefined));
  const { entitlements } = useOpenProject();
  if (path === undefined || !canPin(entitlements, path, modes)) return null;

  function toggle(name: TokenPath) {
    const { draft } = store.getState();
    const value = draft.valuesIn(modes).get(name);
    if (isPinned) releaseToken(store, name);
    else if (value) changeToken(store, name, modes, value);
  }
  return (
    <Button size="s" aria-pressed={isPinned} onPress={() => toggle(path)}>
      {isPinned ? t`Unpin` : t`Pin`}
    </Button>
  );
}

/** Opens the row that changes a token for every template, with the focus on it. */
function EditRole({ token, onPress }: { readonly token: string; readonly onPress: () => void }) {
  const { t } = useLingui();
  const { organization, project } = useOpenProject();
  const search = useViewSearch();
  const path = useTokenNames().get(token);
  const own = useDesign(({ tokens }) => path && tokens.get(path));
  if (!own) return null;
  const base = `/${organization.slug}/${project.slug}/design-system`;
  return (
    <LinkButton size="s" href={roleAddress(base, own, search)} onPress={onPress}>
      {t`Edit role`}
    </LinkButton>
  );
}

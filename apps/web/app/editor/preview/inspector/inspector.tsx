import { useLingui } from "@lingui/react/macro";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from "react";
import { useViewSettings } from "#editor/view/use-view-settings.ts";
import { findTargetAt, kindOf, listTargets } from "./find-target.ts";
import { InspectorPanel } from "./inspector-panel.tsx";
import styles from "./inspector.module.css";
import { shortNameOf } from "./short-name.ts";
import { useKindNames } from "./use-kind-names.ts";
import { useFindFacets } from "./use-inspected.ts";

type InspectorProps = {
  readonly frame: RefObject<HTMLElement | null>;
  /** The page of the frame with its templates, the upper one last. */
  readonly page: RefObject<HTMLElement | null>;
};

/**
 * Outlines what the pointer or the keyboard reaches in a template, and names its tokens; a click or
 * Enter opens them.
 */
export function Inspector({ frame, page }: InspectorProps) {
  const { t } = useLingui();
  const [, changeView] = useViewSettings();
  const layer = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<Element>();
  const [isOpen, setIsOpen] = useState(false);
  const findFacets = useFindFacets();
  const kindNames = useKindNames();
  const facets = target && findFacets(target);
  const name = target ? kindNames[kindOf(target)] : t`Inspect the template`;
  const tokens = [...new Set(Object.values(facets ?? {}))];

  function listRoots(): readonly ShadowRoot[] {
    const hosts = [...(page.current?.querySelectorAll("[data-scheme]") ?? [])];
    return hosts.toReversed().flatMap(({ shadowRoot }) => shadowRoot ?? []);
  }
  function point({ clientX, clientY }: PointerEvent) {
    if (isOpen) return;
    const found = findTargetAt(listRoots(), clientX, clientY);
    if (found !== target) setTarget(found);
  }
  /** Moves to another element; returns false at the ends, where the focus leaves. */
  function step(by: number): boolean {
    const root = listRoots().at(-1);
    const targets = root ? listTargets(root) : [];
    const index = target ? targets.indexOf(target) : -1;
    const next = targets[index + by];
    if (!next) return false;
    next.scrollIntoView({ block: "nearest" });
    setTarget(next);
    return true;
  }
  function close() {
    setIsOpen(false);
    layer.current?.focus();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.stopPropagation();
      changeView({ isInspecting: false });
      return;
    }
    const by = event.key === "ArrowDown" || (event.key === "Tab" && !event.shiftKey) ? 1 : -1;
    const isStep = ["Tab", "ArrowDown", "ArrowUp"].includes(event.key);
    if (isStep && step(by)) event.preventDefault();
  }
  return (
    <>
      <button
        ref={layer}
        type="button"
        className={styles.layer}
        aria-label={[name, ...tokens].join(", ")}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerMove={point}
        onPointerLeave={() => !isOpen && setTarget(undefined)}
        onKeyDown={handleKey}
        onClick={(event) => {
          if (event.detail > 0) setTarget(findTargetAt(listRoots(), event.clientX, event.clientY));
          setIsOpen(true);
        }}
      />
      {target && (
        <Outline frame={frame} target={target}>
          {!isOpen && [name, ...tokens.slice(0, 3).map(shortNameOf)].join(" · ")}
        </Outline>
      )}
      {target && facets && isOpen && (
        <InspectorPanel
          key={tokens.join(" ")}
          frame={frame}
          target={target}
          name={name}
          facets={facets}
          onClose={close}
        />
      )}
    </>
  );
}

type OutlineProps = {
  readonly frame: RefObject<HTMLElement | null>;
  readonly target: Element;
  readonly children: ReactNode;
};

function Outline({ frame, target, children }: OutlineProps) {
  const box = target.getBoundingClientRect();
  const origin = frame.current?.getBoundingClientRect();
  const left = box.left - (origin?.left ?? 0);
  const top = box.top - (origin?.top ?? 0);
  const isHigh = top < 28;
  const isLate = left > (origin?.width ?? 0) / 2;
  return (
    <div
      className={styles.outline}
      aria-hidden="true"
      style={{ left, top, width: box.width, height: box.height }}
    >
      {children && (
        <span
          className={styles.label}
          style={{
            ...(isHigh ? { top: "100%" } : { bottom: "100%" }),
            ...(isLate ? { right: 0 } : { left: 0 }),
          }}
        >
          {children}
        </span>
      )}
    </div>
  );
}

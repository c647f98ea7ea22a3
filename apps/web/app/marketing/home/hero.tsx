import { Trans, useLingui } from "@lingui/react/macro";
import type { Palette } from "@tessera/engine";
import { Button, Heading, joinClassNames, LinkButton, Ramp, Text } from "@tessera/ui";
import { useState } from "react";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useIsLoggedIn } from "#session/use-session.ts";
import { useLocalizedPath } from "#navigation/use-locale.ts";
import { rememberRedirect } from "#session/redirect-history.ts";
import type { StartingRecipe } from "#starting-recipe/starting-recipe.ts";
import tiles from "#shell/tiles.module.css";
import styles from "./hero.module.css";
import { HeroControls } from "./hero-controls.tsx";

const CodeForm = lazyPart(async () => (await import("./code-form.tsx")).CodeForm);

/** Shows the claim, the three decisions, and the resulting palette. */
export function Hero({
  decided,
  onDecide,
  palette,
}: {
  decided: StartingRecipe;
  onDecide: (change: Partial<StartingRecipe>) => void;
  palette: Palette;
}) {
  const { t } = useLingui();
  return (
    <>
      <div className={joinClassNames(tiles.tiles, styles.hero)}>
        <div className={styles.claim}>
          <Heading level={1} size="hero">
            <Trans>
              A few decisions in.
              <br />A design system out.
            </Trans>
          </Heading>
          <Text size="lead" tone="muted" className={styles.lead}>
            <Trans>
              A color, a ratio, a unit. Tessera builds the rest in light and dark, keeps the
              contrast, and exports CSS, Tailwind, Figma and more.
            </Trans>
          </Text>
          <StartLinks onStart={() => onDecide({})} />
          <CodeStart />
        </div>
        <HeroControls decided={decided} onDecide={onDecide} />
      </div>
      <Ramp size="hero" label={t`11-step palette`} steps={palette.steps} className={styles.ramp} />
    </>
  );
}

function StartLinks({ onStart }: { onStart: () => void }) {
  const isLoggedIn = useIsLoggedIn();
  const localized = useLocalizedPath();
  function start(): void {
    onStart();
    // The next login continues with the creation of a project.
    if (!isLoggedIn) rememberRedirect(localized("/overview?new"));
  }
  return (
    <div className={styles.actions}>
      <LinkButton
        kind="ink"
        size="l"
        href={isLoggedIn ? "/overview?new" : "/register"}
        onPress={start}
      >
        <Trans>Save this, free</Trans>
      </LinkButton>
      <LinkButton size="l" href="/pricing">
        <Trans>Compare plans</Trans>
      </LinkButton>
    </div>
  );
}

/** Offers the start from a share code, whose form loads when it is opened. */
function CodeStart() {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <CodeForm onFailure={() => setIsOpen(false)} />;
  return (
    <div className={styles.codeStart}>
      <Button kind="quiet" onPress={() => setIsOpen(true)}>
        <Trans>Start from a share code</Trans>
      </Button>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { SharedProject } from "@tessera/contract";
import { type Design, parseStoredRecipe, printShareCode, type Scheme } from "@tessera/engine";
import {
  Heading,
  LinkButton,
  printRelativeTime,
  SegmentedControl,
  Select,
  Text,
} from "@tessera/ui";
import { Moon, Sun } from "lucide-react";
import { useMemo, useState } from "react";
import { type TemplateId, freeTemplates } from "#editor/templates/template-ids.ts";
import { TemplatePicture } from "#editor/templates/template-picture.tsx";
import { useLocale, useLocalizedPath } from "#navigation/use-locale.ts";
import { rememberRedirect } from "#session/redirect-history.ts";
import { useIsLoggedIn } from "#session/use-session.ts";
import { keepStartingCode } from "#starting-recipe/starting-code.ts";
import { useNow } from "#store/use-now.ts";
import styles from "./shared-project.module.css";
import { TokenList } from "./token-list.tsx";

/** Shows a shared project read-only: its templates, its tokens, and the way to a copy. */
export function SharedDesign({ shared }: { readonly shared: SharedProject }) {
  const when = printRelativeTime(shared.updatedAt, useNow(), useLocale());
  const parsed = useMemo(() => parseStoredRecipe(shared.recipe), [shared.recipe]);
  const { organizationName, revision } = shared;
  if (!parsed.ok) return null;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading level={1} size="section">
            {shared.name}
          </Heading>
          <Text tone="muted">
            <Trans>
              Shared by {organizationName}. Revision {revision}, {when}.
            </Trans>
          </Text>
        </div>
        <OpenCopy design={parsed.value} />
      </div>
      <Preview design={parsed.value} />
      <TokenList design={parsed.value} />
    </>
  );
}

function Preview({ design }: { readonly design: Design }) {
  const { t } = useLingui();
  const [template, setTemplate] = useState<(typeof freeTemplates)[number]>("dashboard");
  const [scheme, setScheme] = useState<Scheme>("light");
  const titles: Readonly<Record<(typeof freeTemplates)[number] & TemplateId, string>> = {
    dashboard: t`Dashboard`,
    "sign-up": t`Sign-up`,
    pricing: t`Pricing`,
    article: t`Article`,
    components: t`Components`,
  };
  return (
    <section aria-label={t`Preview`}>
      <div className={styles.bar}>
        <Select
          aria-label={t`Template`}
          value={template}
          onChange={setTemplate}
          options={freeTemplates.map((id) => ({ id, text: titles[id] }))}
        />
        <SegmentedControl
          label={t`Preview mode`}
          value={scheme}
          onChange={setScheme}
          segments={[
            { id: "light", text: t`Light`, icon: Sun },
            { id: "dark", text: t`Dark`, icon: Moon },
          ]}
        />
      </div>
      <div className={styles.picture}>
        <TemplatePicture template={template} design={design} scheme={scheme} />
      </div>
    </section>
  );
}

/** Keeps the recipe for the next design system, and continues where one is created. */
function OpenCopy({ design }: { readonly design: Design }) {
  const isLoggedIn = useIsLoggedIn();
  const localized = useLocalizedPath();
  function open() {
    keepStartingCode(printShareCode(design.recipe));
    // The next login continues with the creation of a project.
    if (!isLoggedIn) rememberRedirect(localized("/overview?new"));
  }
  return (
    <LinkButton
      kind="ink"
      size="l"
      href={isLoggedIn ? "/overview?new" : "/register"}
      onPress={open}
    >
      <Trans>Open a copy</Trans>
    </LinkButton>
  );
}

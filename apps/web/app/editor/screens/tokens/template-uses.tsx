import { useLingui } from "@lingui/react/macro";
import { type Token, tokenName } from "@tessera/engine";
import { useMemo } from "react";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { Section } from "#editor/panes/section.tsx";
import { DraftTemplate } from "#editor/preview/draft-template.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { templates, type Template } from "#editor/templates/template-list.ts";
import { useTemplateUses } from "#editor/templates/use-template-uses.ts";
import { screenPlaces } from "#navigation/screen-places.ts";
import styles from "./template-uses.module.css";

/** The most templates that are drawn; the others are listed by name. */
const mostPictures = 4;

/** Shows the templates that use a token, the ones that use it most first; each opens on its screen. */
export function TemplateUses({ token }: { readonly token: Token }) {
  const { t } = useLingui();
  const uses = useTemplateUses();
  const name = tokenName(token.path);
  const used = templates
    .map((template) => ({ template, count: uses?.[template.id]?.[name] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  if (used.length === 0) return null;
  return (
    <Section
      title={t`Used in templates`}
      aside={<span className={styles.count}>{used.length}</span>}
    >
      <ul className={styles.templates}>
        {used.map(({ template, count }, index) => (
          <li key={template.id}>
            {index < mostPictures && <Picture template={template} />}
            <TemplateLink template={template} token={token} count={count} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type TemplateLinkProps = {
  readonly template: Template;
  readonly token: Token;
  readonly count: number;
};

function TemplateLink({ template, token, count }: TemplateLinkProps) {
  const { i18n } = useLingui();
  const { organization, project } = useOpenProject();
  const screen = `/${organization.slug}/${project.slug}/design-system/${screenPlaces[token.category].id}`;
  return (
    <a className={styles.link} href={`${screen}?template=${template.id}`}>
      {i18n._(template.title)} <span className={styles.count}>{count}</span>
    </a>
  );
}

const screenPx = 1280;

/** Draws a template as a small screen in the light scheme. */
function Picture({ template }: { readonly template: Template }) {
  const density = useDesign(({ recipe }) => recipe.spacing.density);
  const modes = useMemo(
    () => ({ scheme: "light", contrast: "default", density }) as const,
    [density],
  );
  return (
    <span className={styles.picture} aria-hidden="true" inert>
      <DraftTemplate
        template={template.id}
        modes={modes}
        viewportPx={screenPx}
        pace="later"
        className={styles.screen}
      />
    </span>
  );
}

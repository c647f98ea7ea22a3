import { importPart } from "#editor/later-parts/import-part.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  overridePath,
  printTokenValue,
  tokenName,
  unpinToken,
  type Design,
  type Token,
  type TokenPath,
} from "@tessera/engine";
import { Button, Heading, Icon, Text } from "@tessera/ui";
import { Copy } from "lucide-react";
import { useEdit } from "#editor/fields/use-edit.ts";
import { Section } from "#editor/panes/section.tsx";
import { useCopyNotice } from "#editor/panes/use-copy-notice.ts";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { TokenPicture } from "#editor/token-picture/token-picture.tsx";
import { CustomTokenActions } from "./custom-token-actions.tsx";
import { DefinitionField } from "./definition-field.tsx";
import styles from "./token-detail.module.css";
import { TokenNoteFields } from "./token-note-fields.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { ProOffer } from "#upgrade/pro-offer.tsx";
import { TokenUses } from "./token-uses.tsx";
import { hasMark } from "./token-view.ts";

const TemplateUses = lazyPart(
  async () => (await importPart(import("./template-uses.tsx"))).TemplateUses,
);

const referenceExample = "{color.text}";

type TokenDetailProps = {
  readonly design: Design;
  readonly token: Token;
  readonly users: readonly TokenPath[];
  readonly onOpen: (path: TokenPath | undefined) => void;
};

/** Shows what one token is made of, to change it, and everything that refers to it. */
export function TokenDetail({ design, token, users, onOpen }: TokenDetailProps) {
  const { t } = useLingui();
  const { hasDarkMode, hasAdvancedColor, hasDesignTokens } = useOpenProject().entitlements;
  const copy = useCopyNotice();
  const isCustom = hasMark(design, token, "custom");
  const name = tokenName(token.path);
  const isColor = token.category === "color";
  const canChange = isCustom ? hasDesignTokens : !isColor || hasAdvancedColor;
  return (
    <>
      {isColor && <BigSwatches design={design} token={token} />}
      <div className={styles.head}>
        {!isColor && <TokenPicture path={token.path} value={design.valuesIn().get(token.path)} />}
        <Heading level={2} size="part" className={styles.name}>
          {name}
        </Heading>
        <Button size="s" onPress={() => void copy(`var(--${name})`)}>
          <Icon icon={Copy} />
          var()
        </Button>
        {token.description !== undefined && <p className={styles.text}>{token.description}</p>}
      </div>
      <Section title={t`Value`}>
        {canChange ? (
          <div className={styles.fields}>
            <DefinitionField token={token} isCustom={isCustom} scheme="light" />
            {isColor && hasDarkMode && (
              <>
                <span className={styles.label}>
                  <Trans>Dark</Trans>
                </span>
                <DefinitionField token={token} isCustom={isCustom} scheme="dark" />
              </>
            )}
            {hasDesignTokens && (
              <p className={styles.label}>
                <Trans>
                  A value, or a reference: <code>{referenceExample}</code>
                </Trans>
              </p>
            )}
            {token.pinned && <ResetPin path={token.path} />}
          </div>
        ) : (
          <p className={styles.printed}>{printLight(design, token)}</p>
        )}
      </Section>
      <TokenUses design={design} token={token} users={users} onOpen={onOpen} />
      <TemplateUses token={token} onFailure={() => undefined} />
      {hasDesignTokens ? (
        <>
          <TokenNoteFields design={design} token={token} />
          {isCustom && (
            <CustomTokenActions design={design} token={token} users={users} onOpen={onOpen} />
          )}
        </>
      ) : (
        <div className={styles.offer}>
          <Text tone="muted" size="label">
            <Trans>Pro adds references, custom tokens and notes.</Trans>
          </Text>
          <ProOffer size="s">
            <Trans>See Pro</Trans>
          </ProOffer>
        </div>
      )}
    </>
  );
}

function printLight(design: Design, token: Token): string {
  const value = design.valuesIn().get(token.path);
  return value ? printTokenValue(value) : "";
}

function ResetPin({ path }: { readonly path: TokenPath }) {
  const { t } = useLingui();
  const edit = useEdit();
  const { canEdit } = useOpenProject();
  if (!canEdit) return null;
  return (
    <Button
      size="s"
      onPress={() => edit(overridePath(path), ({ recipe }) => unpinToken(recipe, path))}
    >
      {t`Reset to generated`}
    </Button>
  );
}

/** Shows a color in both schemes, with its text on it. */
function BigSwatches({ design, token }: Pick<TokenDetailProps, "design" | "token">) {
  const { t } = useLingui();
  const { hasDarkMode } = useOpenProject().entitlements;
  const schemes = [
    { scheme: "light", title: t`Light` },
    ...(hasDarkMode ? [{ scheme: "dark", title: t`Dark` } as const] : []),
  ] as const;
  return (
    <div className={styles.swatches}>
      {schemes.map(({ scheme, title }) => {
        const value = design.valuesIn({ scheme }).get(token.path);
        const printed = value ? printTokenValue(value) : "";
        return (
          <div key={scheme} className={styles.scheme}>
            <span className={styles.swatch} style={{ background: printed }} aria-hidden="true" />
            <span className={styles.label}>{title}</span>
            <span className={styles.hex}>{printed}</span>
          </div>
        );
      })}
    </div>
  );
}

import { msg } from "@lingui/core/macro";
import { titlePage } from "#navigation/describe-page.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { recipeLimits, tokenPath, zIndexLayers, type Design } from "@tessera/engine";
import { useDesign } from "#editor/draft/draft-context.tsx";
import { RecipeNumberField } from "#editor/fields/recipe-number-field.tsx";
import { TokenRows } from "#editor/fields/token-rows.tsx";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { Section } from "#editor/panes/section.tsx";
import { CollisionTag } from "./collision-tag.tsx";
import { findCollisions, type LayerPlace } from "./find-collisions.ts";
import { LayerOrder } from "./layer-order.tsx";
import { LayerStack } from "./layer-stack.tsx";

export const meta = titlePage(msg`Z-index`);

/** The screen of a page's layers: their order, their distance, and each number to pin. */
export default function ZIndicesScreen() {
  const { t } = useLingui();
  const layers = layersOf(useDesign());
  const count = findCollisions(layers).size;
  return (
    <CategoryScreen
      title={<Trans>Z-index</Trans>}
      summary={count > 0 && <CollisionTag count={count} />}
      sample={<LayerStack layers={layers} />}
      sampleLabel={t`Layers on top of each other`}
    >
      <Section title={<Trans>Generated from</Trans>}>
        <RecipeNumberField path="zIndex/step" range={{ ...recipeLimits.zIndex.step, max: 1000 }} />
        <LayerOrder />
      </Section>
      <Section title={<Trans>Tokens</Trans>}>
        <TokenRows includes={(path) => path.startsWith("z-index.")} />
      </Section>
    </CategoryScreen>
  );
}

function layersOf(set: Design): readonly LayerPlace[] {
  const values = set.valuesIn();
  return zIndexLayers.map((name) => {
    const value = values.get(tokenPath(`z-index.${name}`));
    return { name, zIndex: value?.type === "number" ? value.value : undefined };
  });
}

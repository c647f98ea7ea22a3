import { importPart } from "#editor/later-parts/import-part.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Tabs } from "@tessera/ui";
import styles from "./colors-screen.module.css";
import { CategoryScreen } from "#editor/panes/category-screen.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useSearchParams } from "#navigation/router.tsx";
import { BrandPart } from "./brand-part.tsx";
import { BrokenMark } from "./broken-mark.tsx";
import { PromisesTag } from "./promises-tag.tsx";

const StatusPart = lazyPart(async () => (await importPart(import("./status-part.tsx"))).StatusPart);
const NeutralPart = lazyPart(
  async () => (await importPart(import("./neutral-part.tsx"))).NeutralPart,
);
const ContrastPart = lazyPart(
  async () => (await importPart(import("./contrast-part.tsx"))).ContrastPart,
);
const AdvancedPart = lazyPart(
  async () => (await importPart(import("./advanced-part.tsx"))).AdvancedPart,
);

const parts = ["brand", "status", "neutral", "contrast", "advanced"] as const;
type Part = (typeof parts)[number];

/** The colors screen: the brand, the other palettes, their contrast, and their steps, in tabs. */
export default function ColorsScreen() {
  const { t } = useLingui();
  const [part, open] = usePart();
  const onFailure = () => open("brand");
  return (
    <CategoryScreen title={<Trans>Colors</Trans>} summary={<PromisesTag />}>
      <Tabs
        className={styles.tabs}
        label={t`Parts of the colors`}
        value={part}
        onChange={open}
        items={[
          { id: "brand", title: t`Brand`, content: <BrandPart /> },
          { id: "status", title: t`Status`, content: <StatusPart onFailure={onFailure} /> },
          { id: "neutral", title: t`Neutral`, content: <NeutralPart onFailure={onFailure} /> },
          {
            id: "contrast",
            title: (
              <>
                {t`Contrast`}
                <BrokenMark />
              </>
            ),
            content: <ContrastPart onFailure={onFailure} />,
          },
          { id: "advanced", title: t`Advanced`, content: <AdvancedPart onFailure={onFailure} /> },
        ]}
      />
    </CategoryScreen>
  );
}

/** Returns the open part, which is in the address, and a function that opens another one. */
function usePart(): readonly [Part, (part: Part) => void] {
  const [search, setSearch] = useSearchParams();
  const part = parts.find((each) => each === search.get("part")) ?? "brand";
  function open(next: Part) {
    const changed = new URLSearchParams(search);
    if (next === "brand") changed.delete("part");
    else changed.set("part", next);
    setSearch(changed);
  }
  return [part, open];
}

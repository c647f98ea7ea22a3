import { importPart } from "#editor/later-parts/import-part.ts";
import { useState } from "react";
import { useDraft } from "#editor/draft/draft-context.tsx";
import { useOpenProject } from "#editor/project/project-context.tsx";
import { lazyPart } from "#lazy-part/lazy-part.tsx";
import { useLocation } from "#navigation/router.tsx";
import { useStore } from "#store/use-store.ts";
import { endNaming, introduction } from "./first-project.ts";
import { TipCard } from "./tip-card.tsx";

const NameDialog = lazyPart(async () => (await importPart(import("./name-dialog.tsx"))).NameDialog);

/** Shows the tips on a first project, then offers to name it once its first change is saved. */
export function IntroductionParts() {
  const { project } = useOpenProject();
  const { pathname } = useLocation();
  const current = useStore(introduction);
  const revision = useDraft(({ saved }) => saved.revision);
  const [isNamed, setIsNamed] = useState(false);
  if (current?.projectId !== project.id) return null;
  const { tip, unnamedAt } = current;
  const isOffered = unnamedAt !== undefined && revision > unnamedAt && !isNamed;
  const close = () => {
    setIsNamed(true);
    endNaming();
  };
  return (
    <>
      {tip && <TipCard key={`${tip} ${pathname}`} tip={tip} />}
      {isOffered && <NameDialog isOpen onClose={close} onFailure={close} />}
    </>
  );
}

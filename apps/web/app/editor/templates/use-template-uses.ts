import { useEffect, useState } from "react";
import { usesFile, type UsesFile } from "./load-template.ts";

/** Returns how often each template uses each token, by name; undefined until its file has loaded. */
export function useTemplateUses(): UsesFile | undefined {
  const [uses, setUses] = useState(usesFile().read);
  useEffect(() => {
    usesFile()
      .load()
      .then(setUses, () => undefined);
  }, []);
  return uses;
}

import { Icon, joinClassNames } from "@tessera/ui";
import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./authentication.module.css";

/** What is said about a form as a whole: a refusal, announced at once, or a hint. */
export function FormNotice({ kind, children }: { kind: "error" | "info"; children: ReactNode }) {
  return (
    <div
      role={kind === "error" ? "alert" : "note"}
      className={joinClassNames(styles["notice"], styles[kind])}
    >
      <Icon icon={kind === "error" ? TriangleAlert : Info} />
      <span>{children}</span>
    </div>
  );
}

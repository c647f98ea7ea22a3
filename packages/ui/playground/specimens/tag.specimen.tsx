import { Tag } from "@tessera/ui";
import { Check, Clock, X } from "lucide-react";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Tag",
  states: {
    usual() {
      return <Tag>{useSay()("Decorative", "Dekoratif")}</Tag>;
    },
    outlined() {
      return <Tag kind="outlined">{useSay()("Example", "Örnek")}</Tag>;
    },
    accent() {
      return <Tag kind="accent">{useSay()("Pinned", "Sabit")}</Tag>;
    },
    success() {
      return (
        <Tag kind="success" icon={Check}>
          {useSay()("Kept", "Sağlandı")}
        </Tag>
      );
    },
    warning() {
      return (
        <Tag kind="warning" icon={Clock}>
          {useSay()("Expired", "Süresi doldu")}
        </Tag>
      );
    },
    danger() {
      return (
        <Tag kind="danger" icon={X}>
          {useSay()("Broken", "Sağlanmadı")}
        </Tag>
      );
    },
  },
  probe({ probe }) {
    return <Tag {...probe}>{useSay()("Decorative", "Dekoratif")}</Tag>;
  },
  finds: [],
};

import { Tag } from "@tessera/ui";
import { Check, Clock, X } from "lucide-react";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "Tag",
  states: {
    usual() {
      return <Tag>{useTranslate()("Decorative", "Dekoratif")}</Tag>;
    },
    outlined() {
      return <Tag kind="outlined">{useTranslate()("Example", "Örnek")}</Tag>;
    },
    accent() {
      return <Tag kind="accent">{useTranslate()("Pinned", "Sabit")}</Tag>;
    },
    success() {
      return (
        <Tag kind="success" icon={Check}>
          {useTranslate()("Kept", "Sağlandı")}
        </Tag>
      );
    },
    warning() {
      return (
        <Tag kind="warning" icon={Clock}>
          {useTranslate()("Expired", "Süresi doldu")}
        </Tag>
      );
    },
    danger() {
      return (
        <Tag kind="danger" icon={X}>
          {useTranslate()("Broken", "Sağlanmadı")}
        </Tag>
      );
    },
  },
  probe({ probe }) {
    return <Tag {...probe}>{useTranslate()("Decorative", "Dekoratif")}</Tag>;
  },
  finds: [],
};

import { QuotaTiles } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "QuotaTiles",
  states: {
    usual() {
      return (
        <QuotaTiles
          label={useTranslate()("4 of 5 used", "5 taneden 4’ü dolu")}
          used={4}
          limit={5}
        />
      );
    },
    empty() {
      return (
        <QuotaTiles
          label={useTranslate()("0 of 5 used", "5 taneden hiçbiri dolu değil")}
          used={0}
          limit={5}
        />
      );
    },
    full() {
      return (
        <QuotaTiles
          label={useTranslate()("1 of 1 used", "1 taneden 1’i dolu")}
          used={1}
          limit={1}
        />
      );
    },
    over() {
      return (
        <QuotaTiles
          label={useTranslate()("3 of 1 used", "1 tane var, 3’ü dolu")}
          used={3}
          limit={1}
        />
      );
    },
    medium() {
      return (
        <QuotaTiles
          label={useTranslate()("1 of 5 used", "5 taneden 1’i dolu")}
          used={1}
          limit={5}
          size="m"
        />
      );
    },
    reserved() {
      return (
        <QuotaTiles
          label={useTranslate()("3 of 5 used, 1 reserved", "5 taneden 3’ü dolu, 1’i ayrılmış")}
          used={3}
          reserved={1}
          limit={5}
          size="m"
        />
      );
    },
    withNextLimit() {
      return (
        <QuotaTiles
          label={useTranslate()("1 of 1 used, 5 later", "1 taneden 1’i dolu, sonra 5")}
          used={1}
          limit={1}
          nextLimit={5}
          size="m"
        />
      );
    },
    many() {
      return (
        <QuotaTiles
          label={useTranslate()("17 of 40 used", "40 taneden 17’si dolu")}
          used={17}
          limit={40}
        />
      );
    },
  },
  probe({ probe }) {
    return (
      <QuotaTiles
        {...probe}
        label={useTranslate()("4 of 5 used", "5 taneden 4’ü dolu")}
        used={4}
        limit={5}
      />
    );
  },
  finds: [{ role: "img", name: { en: "4 of 5 used", tr: "5 taneden 4’ü dolu" } }],
};

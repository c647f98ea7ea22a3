import { Button, DialogActions } from "@tessera/ui";
import { useTranslate } from "../use-translate.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "DialogActions",
  states: {
    usual() {
      return <TwoAnswers />;
    },
    "three-answers"() {
      const translate = useTranslate();
      return (
        <DialogActions isStacked>
          <Button>{translate("Keep editing", "Düzenlemeye devam et")}</Button>
          <Button kind="danger">{translate("Discard", "Değişikliklerden vazgeç")}</Button>
          <Button kind="ink">{translate("Leave, keep the draft", "Çık, taslak kalsın")}</Button>
        </DialogActions>
      );
    },
  },
  probe({ probe }) {
    return <TwoAnswers {...probe} />;
  },
  finds: [
    { role: "button", name: { en: "Cancel", tr: "İptal" } },
    { role: "button", name: { en: "Restore", tr: "Geri yükle" } },
  ],
};

function TwoAnswers(props: Parameters<typeof DialogActions>[0]) {
  const translate = useTranslate();
  return (
    <DialogActions {...props}>
      <Button>{translate("Cancel", "İptal")}</Button>
      <Button kind="ink">{translate("Restore", "Geri yükle")}</Button>
    </DialogActions>
  );
}

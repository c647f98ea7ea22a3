import { Button, DialogActions } from "@tessera/ui";
import { useSay } from "../say.ts";
import type { Specimen } from "../specimen.ts";

export const specimen: Specimen = {
  name: "DialogActions",
  states: {
    usual() {
      return <TwoAnswers />;
    },
    "three-answers"() {
      const say = useSay();
      return (
        <DialogActions>
          <Button>{say("Keep editing", "Düzenlemeye devam et")}</Button>
          <Button kind="danger">{say("Discard", "Değişikliklerden vazgeç")}</Button>
          <Button kind="ink">{say("Leave, keep the draft", "Çık, taslak kalsın")}</Button>
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
  const say = useSay();
  return (
    <DialogActions {...props}>
      <Button>{say("Cancel", "İptal")}</Button>
      <Button kind="ink">{say("Restore", "Geri yükle")}</Button>
    </DialogActions>
  );
}

import "@tessera/ui/theme.css";
import "@tessera/ui/base.css";
import { ColorPicker } from "@tessera/ui";
import type { HexColor } from "@tessera/engine/color";
import { useState } from "react";
import { renderPage } from "./render-page.tsx";

await renderPage(<PickerPage />);

function PickerPage() {
  const [hex, setHex] = useState("#2447b8" as HexColor);
  return <ColorPicker label="Base color" value={hex} onChange={setHex} />;
}

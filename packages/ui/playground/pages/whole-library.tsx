import "@tessera/ui/theme.css";
import "@tessera/ui/base.css";
import * as library from "@tessera/ui";
import { renderPage } from "./render-page.tsx";

await renderPage(<pre>{Object.keys(library).join("\n")}</pre>);
Object.assign(globalThis, { library });

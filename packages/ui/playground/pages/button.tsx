import "@tessera/ui/theme.css";
import "@tessera/ui/base.css";
import { Button } from "@tessera/ui";
import { renderPage } from "./render-page.tsx";

await renderPage(<Button>Save</Button>);

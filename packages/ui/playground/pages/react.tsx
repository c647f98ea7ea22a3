import { createRoot } from "react-dom/client";

/** The least that a page with React weighs. */
createRoot(document.body).render(<button type="button">Save</button>);

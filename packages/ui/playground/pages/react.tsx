import { createRoot } from "react-dom/client";

/** The smallest page with React. */
createRoot(document.body).render(<button type="button">Save</button>);

// The minimal page: one static file without scripts, style sheets, fonts or images.
import { createServer } from "node:http";

const text = "Your brand color becomes a whole design system, with every contrast promise kept.";
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A bare page</title>
<style>body { margin: 2rem; font: 1rem/1.5 sans-serif; } h1 { font-size: 2rem; }</style>
</head>
<body><h1>A bare page</h1>${`<p>${text}</p>\n`.repeat(10)}</body>
</html>
`;

const server = createServer((_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(page);
});
const port = Number(process.env["PORT"]);
server.listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());

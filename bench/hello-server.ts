// The minimal server: Fastify with one route and no plugins.
import fastify from "fastify";

const app = fastify();
app.get("/", () => ({ hello: "world" }));
app.get("/ready", () => ({ isReady: true }));
console.log(await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void app.close());

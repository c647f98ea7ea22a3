import { expect, test } from "vitest";
import { createStore } from "./create-store.ts";

test("calls its listeners after each change, until they are removed", () => {
  const store = createStore(1);
  const seen: string[] = [];
  const stop = store.subscribe(() => seen.push(`one ${store.get()}`));
  store.subscribe(() => seen.push(`other ${store.get()}`));
  store.set(2);
  stop();
  store.set(3);
  expect(seen).toEqual(["one 2", "other 2", "other 3"]);
});

test("calls no listener when the value is the same", () => {
  const store = createStore(Number.NaN);
  let calls = 0;
  store.subscribe(() => (calls += 1));
  store.set(Number.NaN);
  expect(calls).toBe(0);
});

test("lets a listener remove itself while it is called", () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => {
    seen.push(store.get());
    stop();
  });
  store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(3);
  expect(seen).toEqual([2, 2, 3]);
});

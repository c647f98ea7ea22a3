import { registerAccount } from "../factories/account.ts";
import { createProject } from "../factories/project.ts";
import { expectAccessible } from "./support/axe.ts";
import { enter, expectSaved, expectValue, saveButton } from "./support/editor.ts";
import { addressOf } from "./support/project-address.ts";
import { startLoggedIn } from "./support/start-logged-in.ts";
import { expect, test } from "./support/story.ts";

test("the light turns by keys and by the pointer, and layers of a shadow are typed, added and removed", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "shadows"));
  const light = page.getByRole("slider", { name: "Direction of the light" });
  await light.focus();
  for (const key of ["ArrowLeft", "Shift+ArrowLeft"]) await page.keyboard.press(key);
  await expect(light).toHaveAttribute("aria-valuenow", "110");
  const box = await light.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 60);
  await expect(light).toHaveAttribute("aria-valuenow", "180");

  const level = page.getByRole("button", { name: /^shadow-3/ });
  await level.click();
  const layers = page.getByRole("table", { name: "Layers of shadow-3" });
  await expect(layers.getByRole("row")).toHaveCount(3);
  await enter(layers.getByLabel("y of layer 1"), "7");
  await expectValue(layers.getByLabel("y of layer 1"), "7");
  await enter(layers.getByLabel("Color of layer 1"), "#10203040");
  await expectValue(layers.getByLabel("Color of layer 1"), "#102030 25%");
  await layers.getByLabel("Color of layer 1").click();
  await expectValue(
    layers.getByRole("textbox", { name: "Color of layer 1" }),
    "rgb(16 32 48 / 0.251)",
  );
  await page.keyboard.press("Escape");
  await enter(layers.getByLabel("blur of layer 1"), "wide");
  await expect(layers.getByRole("textbox", { name: "blur of layer 1" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await enter(layers.getByLabel("blur of layer 1"), "20");
  await layers.getByRole("button", { name: "Add a layer" }).click();
  await expect(layers.getByRole("row")).toHaveCount(4);
  await layers.getByRole("button", { name: "Remove layer 3" }).click();
  await expect(layers.getByRole("row")).toHaveCount(3);
  await expectAccessible(page);
  await saveButton(page).click();
  await expectSaved(page, 2);
  await page.goto(addressOf(account, project, "variables/css"));
  const file = page.getByRole("main");
  await expect(file).toContainText(/--shadow-3: -?[\d.]+(px)? 7px 20px/);
});

test("a drag of the light is one step of undo, and a pointer that was pressed elsewhere moves nothing", async ({
  page,
  place,
}) => {
  const account = await registerAccount(place);
  const project = await createProject(account, "Vapur");
  await startLoggedIn(page, account);
  await page.goto(addressOf(account, project, "shadows"));
  const light = page.getByRole("slider", { name: "Direction of the light" });
  await expect(light).toHaveAttribute("aria-valuenow", "90");
  const box = await light.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 60];
  const undo = page.getByRole("button", { name: "Undo" });

  await page.mouse.move(x, y - 90);
  await page.mouse.down();
  await page.mouse.move(x + 45, y - 15, { steps: 8 });
  await page.mouse.up();
  await expect(light).toHaveAttribute("aria-valuenow", "90");
  await expect(undo).toBeDisabled();

  await page.mouse.move(x, y - 50);
  await page.mouse.down();
  await page.mouse.move(x + 45, y - 15, { steps: 8 });
  await page.mouse.up();
  await expect(light).toHaveAttribute("aria-valuenow", "20");
  // The drag changed the direction and the height in turns.
  await undo.click();
  await expect(light).toHaveAttribute("aria-valuenow", "90");
  await expect(undo).toBeDisabled();
});

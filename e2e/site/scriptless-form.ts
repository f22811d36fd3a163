import type { Page } from '@playwright/test';

/**
 * Fills in a form of a page without scripts, sends it, and once more when the page asks to check it.
 * @param ticked names of boxes, or `name="…"][value="…"` of one choice
 */
export async function sendTwice(
  page: Page,
  fields: Record<string, string>,
  ticked: readonly string[],
): Promise<void> {
  const field = (name: string) => page.locator(`main [name="${name}"]`).first();
  const send = () => page.locator('main form[method="post"] button[type="submit"]').first().click();
  for (const [name, text] of Object.entries(fields)) await field(name).fill(text);
  for (const name of ticked)
    await (name.includes('=') ? page.locator(`main [${name}]`).first() : field(name)).check();
  await send();
  await field('openedAt').evaluate((input: HTMLInputElement) => {
    input.value = String(Number(input.value) - 60_000);
  });
  await send();
}

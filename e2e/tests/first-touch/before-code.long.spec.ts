import {
  chooseInEach,
  pressWhatIsScripted,
  pressWhatOpens,
  sendEach,
  withoutCode,
} from '../../site/first-touch.ts';
import { everyPage } from '../../site/pages.ts';
import { expect, test } from '../../site/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedFault: /status of 404/,
});

for (const language of ['fr', 'de'] as const)
  test(`in ${language}, on every kind of page, whatever is pressed first, while no script is there, is obeyed once`, async ({
    context,
    request,
  }) => {
    test.setTimeout(600_000);
    for (const path of Object.values(await everyPage(request, language))) {
      const page = await context.newPage();
      await withoutCode(page, path);
      await pressWhatOpens(page);
      await page.close();
      await pressWhatIsScripted(() => context.newPage(), path);
    }
  });

test('on every kind of page, what is chosen first, while no script is there, stays chosen, and a form that is sent first says what is missing', async ({
  context,
  request,
}) => {
  test.setTimeout(600_000);
  let choices = 0;
  let forms = 0;
  for (const path of Object.values(await everyPage(request, 'nl'))) {
    const page = await context.newPage();
    choices += await chooseInEach(page, path);
    await page.close();
    forms += await sendEach(() => context.newPage(), path);
  }
  expect(choices).toBeGreaterThan(10);
  expect(forms).toBeGreaterThan(3);
});

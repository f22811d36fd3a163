import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../../local/root.ts';
import { PROJECTS } from '../../site/projects.ts';
import { ownFolders, runStart } from '../../site/start-command.ts';
import { expect, test } from '../../site/test.ts';

const APP = 'mf-projects';
const SOURCE = path.join(ROOT, APP, 'src/list/list-page.tsx');
const BEFORE = '  return (\n    <div className={s.page}>';

test.use({ expectedFault: /./ });

test('what a part throws in development stands on the page with its place in the source, until it is mended', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const source = await readFile(SOURCE, 'utf8');
  expect(source.split(BEFORE)).toHaveLength(2);
  const broken = (where: string) =>
    source.replace(BEFORE, `  if (${where}) throw new Error('broken on purpose');\n${BEFORE}`);
  const line = source.split(BEFORE)[0]!.split('\n').length;

  const { child, output, ended } = await runStart(ownFolders(), ['--dev', APP]);
  try {
    await expect.poll(output, { timeout: 240_000 }).toMatch(/http:\/\/localhost:\d+\//);
    const [site] = /http:\/\/localhost:\d+(?=\/)/.exec(output())!;
    const overlay = page.getByRole('alertdialog');
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(site + PROJECTS.fr);
    await expect(title).toBeVisible();
    const text = await title.innerText();
    await expect(overlay).toHaveCount(0);

    for (const where of ['__SERVER__', '!__SERVER__']) {
      await test.step(where, async () => {
        await writeFile(SOURCE, broken(where));
        await expect(async () => {
          await page.goto(site + PROJECTS.fr);
          // Parts of a page are hydrated once the visitor does something.
          await page.mouse.click(5, 400);
          await expect(overlay).toContainText('broken on purpose', { timeout: 5_000 });
        }).toPass({ timeout: 60_000 });
        await expect(overlay).toContainText(`${APP}/src/list/list-page.tsx:${line}`);
        await writeFile(SOURCE, source);
        await expect(overlay).toHaveCount(0);
        await expect(title).toHaveText(text);
      });
    }
  } finally {
    await writeFile(SOURCE, source);
    child.kill('SIGINT');
    await ended;
  }
});

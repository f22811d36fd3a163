import { expect, test } from '@jest/globals';
import { smallContent } from '../../../testing/small-content.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { contentFiles } from '../../database/schema/content.ts';
import { contentSource, contentVersion } from '../content-store.ts';
import type { ContentBundle } from './content-bundle.ts';
import { importContent } from './import-content.ts';

const files = smallContent();
const bundle = (changes: Partial<ContentBundle> = {}): ContentBundle => ({
  files,
  livePages: null,
  placeholder: false,
  ...changes,
});
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const withMenu = (title: string) => ({ files: smallContent(title) });

describeOnDatabase('content', (given) => {
  async function importing(content: unknown) {
    const [done, problems]: [string[], string[]] = [[], []];
    const isLoaded = await importContent(given, content, {
      done: (line) => void done.push(line),
      problem: (line) => void problems.push(line),
    });
    return { isLoaded, done, problems };
  }
  const version = async () => contentVersion(given.database);
  const menuNow = async () => {
    const { content } = await contentSource(given.database).current();
    return content.menu.entries.map(({ title }) => title.fr);
  };

  test('is read by a running API after its import, and the same folder again changes nothing', async () => {
    const source = contentSource(given.database);
    expect((await source.current()).page('about')).toBeUndefined();
    expect((await importing(bundle())).done[0]).toBe('pages: 2, articles among them: 0, pictures: 1');
    expect((await source.current()).page('about')?.paths.nl).toBe('over-ons');
    const before = await version();
    expect((await importing(bundle())).done).toEqual(['nothing changed']);
    expect(await version()).toEqual(before);
    await importing(bundle(withMenu('Autre')));
    expect((await source.current()).content.menu.entries[0]?.title.fr).toBe('Autre');
  });

  test('with a fault changes nothing, and the pictures stay', async () => {
    await importing(bundle(withMenu('Avant')));
    const pictures = () =>
      given.database.select({ source: contentFiles.source }).from(contentFiles).orderBy(contentFiles.source);
    const before = await pictures();
    const broken = { ...files, 'menu.json': base64({ entries: 'none' }), 'pictures/plate.svg': '' };
    const { isLoaded, problems } = await importing(bundle({ files: broken }));
    expect(isLoaded).toBe(false);
    expect(problems).toContain('menu.json:1: entries: Invalid input: expected array, received string');
    expect(problems.at(-1)).toMatch(/faults; nothing was changed$/);
    expect(await menuNow()).toEqual(['Avant']);
    expect(await pictures()).toEqual(before);
  });

  test('that is a placeholder does not replace an agency’s own', async () => {
    expect((await importing(bundle({ placeholder: true }))).isLoaded).toBe(true);
    await importing(bundle(withMenu('Le nôtre')));
    const { isLoaded, done } = await importing(bundle({ placeholder: true }));
    expect([isLoaded, done]).toEqual([true, ['nothing changed: the site has content of its agency']]);
    expect(await menuNow()).toEqual(['Le nôtre']);
  });

  test.each([
    null,
    'x',
    {},
    { files: { a: '%' }, livePages: null, placeholder: false },
    { ...bundle(), livePages: [{}] },
  ])('that is no content folder is refused: %#', async (content) => {
    const { isLoaded, problems } = await importing(content);
    expect([isLoaded, problems.length]).toEqual([false, 1]);
  });
});

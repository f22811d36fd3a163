import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { runReleaseCommand } from '../cli/cli.ts';
import { developmentFolder } from './development/development-releases.ts';
import { gateway, served } from '../testing/made-up-site.ts';
import { releaseBad, releaseGood, remembered } from '../testing/outcomes.ts';

const warnings = () => {
  const lines: { level: number; msg: string }[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  return { lines, log: pino({ level: 'warn' }, stream) };
};

test('a rollback goes past the version that the gateway has just left out, and says so', async () => {
  const { store, site } = await gateway();
  await releaseBad(store, '2');
  await site.get('/fr/').expect(200);
  expect(await remembered(store, 1)).toEqual(['mf-search 2 prototype']);
  await releaseGood(store, '3');
  expect((await site.get('/fr/')).text).toContain('mf-search 3 on');
  const told = await runReleaseCommand(
    store,
    { action: 'rollback', app: 'mf-search', version: undefined },
    '',
  );
  expect(told).toMatch(/^mf-search 1 is live again\.\nSkipped mf-search 2, excluded .*: it changed what all/);
  expect((await site.get('/fr/')).text).toContain('search on the only one');
});

test('a gateway with development builds remembers nothing, of other releases either', async () => {
  const { store, settings, site } = await gateway();
  await releaseGood(store, '1', 'mf-dev');
  const folder = developmentFolder(store.folder, 'mf-dev');
  cpSync(store.releaseFolder('mf-dev', '1'), folder, { recursive: true });
  const { release: published } = await store.open('mf-dev', '1');
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ ...published, version: 'dev' }));
  const developing = await served({ ...settings, development: [{ app: 'mf-dev', server: undefined }] });
  await releaseBad(store, '2');
  await developing.get('/fr/').expect(200);
  const { body } = await developing.get('/readyz').expect(200);
  expect(body.excluded).toEqual([expect.objectContaining({ app: 'mf-search', version: '2' })]);
  await releaseGood(store, '3');
  await releaseBad(store, '2', 'mf-dev');
  await site.get('/fr/').expect(200);
  expect(await remembered(store, 1)).toEqual(['mf-dev 2 prototype']);
});

test('a store that takes no outcomes is told once; pages and exclusions go on', async () => {
  const { lines, log } = warnings();
  const { store, site } = await gateway({}, log);
  writeFileSync(path.join(store.folder, '.outcomes'), 'no folder');
  for (const version of ['2', '3']) {
    await releaseBad(store, version);
    await site.get('/fr/').expect(200);
    const { body } = await site.get('/readyz').expect(200);
    expect(body.excluded).toContainEqual(expect.objectContaining({ app: 'mf-search', version }));
  }
  const told = () => lines.filter(({ msg }) => msg.startsWith('the release store does not remember'));
  while (!told().length) await new Promise(setImmediate);
  await releaseGood(store, '4');
  expect((await site.get('/fr/')).text).toContain('mf-search 4 on');
  expect(told()).toHaveLength(1);
});

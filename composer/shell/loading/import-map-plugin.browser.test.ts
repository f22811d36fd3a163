import { expect, test } from '@jest/globals';
import { importMapPlugin } from './import-map-plugin.browser.ts';

const MAP = '{"imports":{"team_x":"/x.js"},"integrity":{"/x.js":"sha384-x"}}';
const entry = (type: string) =>
  ({ remoteInfo: { name: 'mf_x', entryGlobalName: 'team_x', entry: '/x.js', type } }) as never;
const addedMaps = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=importmap]')].map(({ text }) => text);

afterEach(() => {
  document.head.replaceChildren();
  delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).requestClose;
});

test('an entry that is a module is imported by its name in the import map, which the page gets once', async () => {
  HTMLDialogElement.prototype.requestClose = () => {};
  const { loadEntry } = importMapPlugin(MAP);
  // Node has no import maps: to it the name leads nowhere, as to a browser without the map.
  for (let times = 0; times < 2; times++) await expect(loadEntry!(entry('module'))).rejects.toThrow(/team_x/);
  expect(addedMaps()).toEqual([MAP]);
});

test('a browser that would run changed modules is given none', async () => {
  await expect(importMapPlugin(MAP).loadEntry!(entry('module'))).rejects.toThrow('does not check');
  expect(addedMaps()).toEqual([]);
});

test('other entries are left to the federation run time', async () => {
  HTMLDialogElement.prototype.requestClose = () => {};
  expect(await importMapPlugin(MAP).loadEntry!(entry('global'))).toBeUndefined();
  expect(addedMaps()).toEqual([]);
});

import { importMapFailed, moduleFailed } from '../faults/watch-faults.browser.ts';
import { importMapPlugin } from './import-map-plugin.browser.ts';

jest.mock('../faults/watch-faults.browser.ts', () => ({
  importMapFailed: jest.fn(),
  moduleFailed: jest.fn(),
}));

const MAP = '{"imports":{"team_x":"/x.js"},"integrity":{"/x.js":"sha384-x"}}';
const FILE = { href: '/compositions/map.json', integrity: 'sha384-map' };
const entry = (type: string, entryGlobalName = 'team_x') =>
  ({ remoteInfo: { name: 'mf_x', entryGlobalName, entry: '/x.js', type } }) as never;
const addedMaps = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=importmap]')].map(({ text }) => text);
const answer = (body: string, status = 200) =>
  ({ ok: status === 200, status, text: async () => body }) as Response;

let fetched: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  HTMLDialogElement.prototype.requestClose = () => {};
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer(MAP));
});
afterEach(() => {
  document.head.replaceChildren();
  jest.mocked(moduleFailed).mockClear();
  jest.mocked(importMapFailed).mockClear();
  fetched.mockRestore();
  delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).requestClose;
});

test('an entry that is a module is imported by its name in the import map, which the page gets once', async () => {
  const { loadEntry } = importMapPlugin(FILE);
  // Node has no import maps: to it the name leads nowhere, as to a browser without the map.
  const loading = [loadEntry!(entry('module')), loadEntry!(entry('module'))];
  for (const one of loading) await expect(one).rejects.toThrow(/team_x/);
  await expect(loadEntry!(entry('module'))).rejects.toThrow(/team_x/);
  expect(addedMaps()).toEqual([MAP]);
  expect(fetched.mock.calls).toEqual([
    [FILE.href, expect.objectContaining({ integrity: FILE.integrity, cache: 'default' })],
  ]);
  expect(moduleFailed).toHaveBeenCalledWith(
    'http://localhost/x.js',
    expect.objectContaining({ message: expect.stringMatching(/team_x/) }),
  );
  expect(importMapFailed).not.toHaveBeenCalled();
});

test.each([
  ['is not there', async () => answer('Not found', 404)],
  // As browsers say it of what is not what its hash says.
  ['is another one, or did not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('without the map, as it %s, nothing is imported; it is asked for again', async (_what, fail) => {
  fetched.mockImplementationOnce(fail);
  const { loadEntry } = importMapPlugin(FILE);
  await expect(loadEntry!(entry('module'))).rejects.toThrow(/404|Failed to fetch/);
  expect(addedMaps()).toEqual([]);
  expect(moduleFailed).not.toHaveBeenCalled();
  expect(jest.mocked(importMapFailed).mock.calls).toEqual([
    ['http://localhost/x.js', 'http://localhost/compositions/map.json', expect.any(Error)],
  ]);
  await expect(loadEntry!(entry('module'))).rejects.toThrow(/team_x/);
  expect(addedMaps()).toEqual([MAP]);
  // Not from the cache that the wrong one may be in.
  expect(fetched.mock.calls[1]).toEqual([FILE.href, expect.objectContaining({ cache: 'reload' })]);
});

test('a browser that would run changed modules is given none, and asks for no map', async () => {
  delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).requestClose;
  await expect(importMapPlugin(FILE).loadEntry!(entry('module'))).rejects.toThrow('does not check');
  expect(addedMaps()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  expect(moduleFailed).not.toHaveBeenCalled();
  expect(importMapFailed).not.toHaveBeenCalled();
});

test('what a container does not give is told, as an entry that does not run is', async () => {
  const name = 'team_y';
  jest.doMock(
    name,
    () => ({
      init: () => {},
      async get(expose: string) {
        if (expose !== './X') throw new Error(`There is no ${expose}`);
        return () => 7;
      },
    }),
    { virtual: true },
  );
  const loading = importMapPlugin(FILE).loadEntry!(entry('module', name));
  const { get } = (await loading) as unknown as { get(name: string): Promise<() => unknown> };
  expect((await get('./X'))()).toBe(7);
  expect(moduleFailed).not.toHaveBeenCalled();
  await expect(get('./Y')).rejects.toThrow('There is no ./Y');
  expect(jest.mocked(moduleFailed).mock.calls).toEqual([['http://localhost/x.js', expect.any(Error)]]);
});

test('other entries are left to the federation run time', async () => {
  expect(await importMapPlugin(FILE).loadEntry!(entry('global'))).toBeUndefined();
  expect(addedMaps()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

import { releaseSchema } from '../../contract/release.ts';
import type { ReleaseInput } from '../../contract/release.ts';
import { compose } from '../releases/composition.ts';
import { describeFederation } from './federation-info.ts';

const release = (input: Partial<ReleaseInput>) =>
  releaseSchema.parse({
    contract: 1,
    kind: 'remote',
    version: '2',
    entry: ['remoteEntry.js'],
    css: [],
    exposes: {},
    messages: {},
    routes: [],
    widgets: [],
    shared: {},
    files: {},
    ...input,
  });

const SHELL = release({
  kind: 'shell',
  name: 'shell',
  version: '7',
  entry: ['main.js'],
  messages: { fr: 'fr.js' },
  shared: { react: '19.3.1', 'react-dom': '19.3.1' },
});

test('a set of releases is described as module federation does it', () => {
  const releases = [
    SHELL,
    release({
      name: 'mf-x',
      exposes: { './Hint': { js: ['a.js'], css: ['a.css'] } },
      shared: { react: '^19.3.0', more: '^1.0.0' },
    }),
    release({
      name: 'mf-stock',
      version: '0.1.0-a',
      entry: ['static/js/entry.js'],
      stock: { type: 'global', globalName: 'itsName', plugin: '2.0.0' },
    }),
  ];
  const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const shared = (sharedName: string, version: string, requiredVersion: string) => ({
    sharedName,
    version,
    shareConfig: { singleton: true, requiredVersion },
    assets: none,
  });
  expect(describeFederation({ releases, composition: compose(releases) })).toEqual({
    shell: {
      version: '7',
      shared: [shared('react', '19.3.1', '19.3.1'), shared('react-dom', '19.3.1', '19.3.1')],
    },
    remotes: [
      {
        name: 'mf_x',
        version: '2',
        buildVersion: '2',
        globalName: 'mf_x',
        publicPath: '/remotes/mf-x/2/web/',
        remoteEntry: 'remoteEntry.js',
        remoteEntryType: 'global',
        modules: [
          {
            moduleName: 'Hint',
            modulePath: './Hint',
            assets: { js: { sync: ['a.js'], async: [] }, css: { sync: ['a.css'], async: [] } },
          },
        ],
        shared: [shared('react', '19.3.1', '^19.3.0'), shared('more', '', '^1.0.0')],
      },
      {
        name: 'mf_stock',
        version: '0.1.0-a',
        buildVersion: '0.1.0-a',
        globalName: 'itsName',
        publicPath: '/remotes/mf-stock/0.1.0-a/web/',
        remoteEntry: 'static/js/entry.js',
        remoteEntryType: 'global',
        modules: [],
        shared: [],
      },
    ],
  });
});

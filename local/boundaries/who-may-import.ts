import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { ROOT, workspaceFolders } from '../root.ts';

/**
 * Who may import whom, and the advice that each refusal gives: `npm run imports` holds every file to it (docs/decisions/0125). A folder
 * that no row names is held to what remotes are. Tests may use any package; the rules for folders apply to them too.
 */

/** Files that are not in production code: tests, files that only tests use, and examples of parts. */
export const TESTS = '[.](test|spec|examples)[.][cm]?[jt]sx?$|/jest[.]config[.]|/testing/';
/** Files that the build reads. */
export const CONFIGURATION = '^([^/]+|create-facade-remote/template/[^/]+)/[^/]+[.]config[.][cm]?[jt]s$';
const UI_PACKAGES = '(^|node_modules/)(react|react-[^/?]+|jotai)([/?]|$)';

const PAGE = ['contracts', 'domain', 'api-client', 'state', 'pages', 'forms', 'ui', 'tokens', 'messages'];
const NO_SIDE = ['contracts', 'domain'];
const SERVERS = ['contract', 'server'];
const GATEWAYS = [...SERVERS, 'gateway', 'cli', 'publisher'];

/**
 * Parts of shared-kit and of composer that the code of a folder may import, besides what tests and configuration may; and whether it may
 * use packages of the UI.
 */
interface Rights {
  kit: string[];
  composer?: string[];
  /** Parts of shared-kit of which it may import types only, which are erased. */
  kitTypes?: string[];
  /** Whole workspaces besides. */
  folders?: string[];
  /** Why no UI is imported, and what to do instead. */
  noUi?: string;
}
const PAGES: Rights = { kit: PAGE, composer: ['contract', 'host'] };
const APPS: Record<string, Rights> = {
  shell: { kit: PAGE, composer: ['contract', 'host', 'shell'] },
  gateway: {
    kit: NO_SIDE,
    composer: GATEWAYS,
    noUi: "The gateway knows contracts and domain rules, never UI: what is drawn comes from the shell's release.",
  },
  'agency-api': {
    kit: NO_SIDE,
    composer: [...SERVERS, 'gateway/releases'],
    noUi: 'The API answers data, never UI. What both need to know belongs into shared-kit/domain.',
  },
  'demo-agency': { kit: NO_SIDE, composer: ['contract'] },
  local: {
    kit: [...NO_SIDE, 'build', 'testing'],
    folders: ['create-facade-remote'],
    composer: [...GATEWAYS, 'build', 'testing'],
  },
  e2e: {
    kit: [...NO_SIDE, 'testing'],
    folders: ['local'],
    composer: [...GATEWAYS, 'testing'],
  },
  'create-facade-remote': {
    kit: [],
    noUi: 'It runs in empty folders, before anything is installed there.',
  },
};
/** A remote within another workspace: what `create-facade-remote` begins one with is held to what remotes are. */
const TEMPLATE = 'create-facade-remote/template';
/** They start and try the whole site, and read files of the repository that belong to no workspace. */
const TOOLS = '^(local|e2e)/';
/** Configuration at the top level, which is about all workspaces. */
const TOP = '^[^/]+$';

/** Intended imports across a boundary, file by file, each with its reason. */
export const EXCEPTIONS: Record<string, string[]> = {
  e2e: [
    // Whether a form was stored once, with its mails, is seen in the database only: no address shows it.
    'agency-api/src/database/open-database.ts',
    'agency-api/src/database/schema/appointments.ts',
    'agency-api/src/database/schema/demands.ts',
    'agency-api/src/database/schema/forms.ts',
    'agency-api/src/database/schema/mail.ts',
    'agency-api/src/database/schema/uploads.ts',
    // A link of a mail is over after days, which no test waits for.
    'agency-api/src/inbox/documents/document-link.ts',
    // An import beside visitors needs a large feed.
    'agency-api/bench/generated-feed.ts',
    // What the API's own tests send, read and run on; a second copy would drift from them.
    'agency-api/testing/appointment-form.ts',
    'agency-api/testing/contact-form.ts',
    'agency-api/testing/demand-form.ts',
    'agency-api/testing/mail-folder.ts',
    'agency-api/testing/mail-server.ts',
    'agency-api/testing/pgbouncer.ts',
    'agency-api/testing/postgres-server.ts',
    'agency-api/testing/template-database.ts',
    'agency-api/testing/valuation-form.ts',
  ],
  // `npm start` must read the settings as the gateway will.
  local: ['gateway/src/settings.ts'],
  // Its tests and benches run on the server that `npm start` brings; the API itself knows an address only.
  'agency-api': ['local/database/postgres-folder.ts'],
};

const CONTRACTS = 'Contracts are read by servers too. Only types of React and Node may be used here.';
const KIT_PARTS: Record<string, Rights> = {
  contracts: { kit: ['domain'], kitTypes: ['api-client'], noUi: CONTRACTS },
  'api-client': { kit: NO_SIDE, noUi: 'The API client runs in the browser and on the server.' },
  state: { kit: NO_SIDE },
  pages: { kit: [...NO_SIDE, 'api-client'] },
  forms: { kit: [...NO_SIDE, 'api-client'] },
  ui: { kit: PAGE, composer: ['contract', 'host'] },
  messages: { kit: ['domain'] },
  tokens: { kit: [] },
  build: { kit: NO_SIDE, composer: ['contract', 'build'] },
  testing: { kit: PAGE, composer: [...SERVERS, 'host', 'testing'] },
  viewer: { kit: [...PAGE, 'testing'], composer: ['contract', 'host', 'build'] },
};

/** Parts of composer that its other parts may import: lower ones. Tests may use all of them. */
const BELOW_IN_COMPOSER: Record<string, string[]> = {
  contract: [],
  host: ['contract'],
  shell: ['contract', 'host'],
  server: ['contract'],
  gateway: ['contract', 'server'],
  publisher: ['contract', 'server', 'gateway', 'cli'],
  cli: ['contract', 'server', 'gateway'],
  build: ['contract', 'server', 'gateway'],
};

/**
 * Folders from top to bottom, by the folder in which they lie: code of a folder imports those of lower floors only. Files beside the
 * folders put everything together and are held to nothing.
 */
const FLOORS: Record<string, string[]> = {
  'composer/shell': ['browser server', 'routes', 'document', 'routing', 'loading'],
  'shell/src': ['document', 'content', 'pages', 'layout', 'consent', 'third-parties'],
  'agency-api/src': [
    'cli',
    'sitemap content-state person',
    'inbox owners',
    'catalogue content',
    'files',
    'mail',
    'clock',
    'configuration',
    'http',
    'database openapi pdf',
  ],
  'agency-api/src/catalogue': ['office brochure projects', 'import', 'listings', 'places records'],
  'agency-api/src/inbox': [
    'forms',
    'demands newsletter friends testimonials offers documents appointments',
    'webhook captcha',
  ],
  'agency-api/src/owners': ['portal', 'visits', 'auth'],
  'agency-api/src/content': ['previews brand import', 'schemas'],
  'agency-api/src/files': ['uploads', 'pictures', 'store'],
};

/** What of a room its neighbours may import. A file that is not named here may change or go without a look at other rooms. */
export const DOORS: Record<string, string[]> = {
  'agency-api/src/catalogue': [
    'import/follow-feeds.ts',
    'listings/answers/answer-cache.ts',
    'listings/card/listing-place.ts',
    'listings/card/read-cards.ts',
    'listings/current-listings.ts',
    'listings/language-order.ts',
    'listings/open-days/shown-open-days.ts',
    'listings/property/box-words.ts',
    'listings/property/find-property.ts',
    'listings/read-model/catalogue-reads.ts',
    'listings/read-model/ensure-read-model.ts',
    'listings/read-model/read-model-rules.ts',
    'listings/shown-or-skipped.ts',
    'listings/vocabulary/vocabulary.ts',
    'projects/project-card.ts',
    'projects/project-detail.ts',
    'projects/project-records.ts',
  ],
  'agency-api/src/content': ['agency-content.ts', 'content-store.ts', 'page-metadata.ts', 'schemas/page.ts'],
  'agency-api/src/inbox': ['forms/trial-forms.ts', 'friends/receivers.ts'],
  'agency-api/src/owners': [
    'auth/email-change/email-changes.ts',
    'auth/owner-limits.ts',
    'auth/sign-in-limits.ts',
  ],
};
/** The server, commands and benches, which use every part of the API. */
const PUTS_TOGETHER = '^agency-api/(src/[^/]+$|src/cli/|bench/)';

const TYPES: ['type-only', 'type-import'] = ['type-only', 'type-import'];
type Rule = IForbiddenRuleType & { to: object };
const rule = (name: string, from: Rule['from'], to: Rule['to'], comment: string): Rule => ({
  name,
  severity: 'error',
  from,
  to,
  comment,
});
const toAlternation = (names: readonly string[]) => `(${names.join('|') || '(?!)'})`;
const partsOfKit = (parts: string[]) => `^shared-kit/(src/)?${toAlternation(parts)}/`;
const partsOfComposer = (parts: string[]) => `^composer/${toAlternation(parts)}/`;

function everywhere(workspaces: string[]): Rule[] {
  const others = toAlternation(workspaces.filter((folder) => !['composer', 'shared-kit'].includes(folder)));
  return [
    rule(
      'no-circle',
      {},
      { circular: true },
      'Files of a circle can only be read, moved and tested together. Move what they share to a file of its own, below them.',
    ),
    rule(
      'not-there',
      {},
      // Packages of types alone, and types of Webpack.
      { couldNotResolve: true, pathNot: '^(geojson|topojson-specification|webpack/module)$' },
      'There is no such file, package or entry: what may be imported of a workspace stands in `exports` of its package.json.',
    ),
    rule(
      'composer-by-name',
      { pathNot: ['^composer/(?!example/)', TOP] },
      { path: '^composer/(?!example/)', dependencyTypes: ['local'] },
      "Import composer by its name ('composer/…'): the folder can be another repository.",
    ),
    rule(
      'shared-kit-by-name',
      { pathNot: '^(composer|shared-kit)/' },
      { path: '^shared-kit/', dependencyTypes: ['local'] },
      "Import shared-kit by its name ('shared-kit/…'): by a path its modules would exist twice, and the folder could not move.",
    ),
    rule(
      'once-in-a-page',
      { path: '^shared-kit/(src/)?([^/]+)/' },
      {
        path: '^shared-kit/src/(api-client|state)/',
        pathNot: '^shared-kit/src/$2/',
        dependencyTypes: ['local'],
        dependencyTypesNot: TYPES,
      },
      "Import it by its name ('shared-kit/state', 'shared-kit/api-client'): by a relative path each remote would get a copy of its own.",
    ),
    rule(
      'for-tests',
      { pathNot: [TESTS, CONFIGURATION, TOOLS, '/bench/', '^shared-kit/viewer/'] },
      { path: TESTS },
      'testing and tests are for tests: nothing of them may reach a visitor.',
    ),
    rule(
      'for-configuration',
      { pathNot: [CONFIGURATION, TOOLS, '^composer/', '^shared-kit/(build|viewer)/'] },
      { path: '^(composer|shared-kit)/build/' },
      'build is for configuration files: nothing of it may run in an app.',
    ),
    rule(
      'for-shells',
      { pathNot: ['^(composer|shell)/', TOP] },
      { path: '^composer/shell/' },
      'composer/shell is for shells: what they offer to the code of remotes is composer/host.',
    ),
    rule(
      'shared-libraries-by-a-statement',
      {
        path: `^(${toAlternation(workspaces.filter((folder) => !(folder in APPS) && folder !== 'composer' && folder !== 'shared-kit'))}|shared-kit/src/(state|pages|forms|ui))/`,
        pathNot: TESTS,
      },
      {
        path: '(^|node_modules/)(react|react-dom|react-router|react-intl|jotai)(/|$)',
        dependencyTypes: ['dynamic-import', 'require', 'import-equals', 'exotic-require'],
      },
      'Import the names that you use of a library by a statement: only those can be held to what the shell shares.',
    ),
    rule(
      'composer-stands-alone',
      { path: '^composer/' },
      { path: `^(${others}|shared-kit)/` },
      'composer imports nothing of ours: any site may stand on it.',
    ),
    rule(
      'shared-kit-is-the-ground',
      { path: '^shared-kit/' },
      { path: `^${others}/` },
      'shared-kit imports nothing of ours but composer: it is the ground that the apps stand on.',
    ),
    rule(
      'reads-alone',
      { path: `^(${others}|composer|shared-kit)/`, pathNot: TOOLS },
      { pathNot: [`^(${others}|composer|shared-kit)/`, 'node_modules/'], dependencyTypes: ['local'] },
      'A workspace reads alone: nothing outside of it is imported by a path. Copy what it needs, or pass it in.',
    ),
  ];
}

function rulesOfApp(folder: string, workspaces: string[]): Rule[] {
  const { kit, composer = [], folders = [], noUi } = APPS[folder] ?? PAGES;
  const from = { path: `^${folder}/`, ...(folder === TEMPLATE ? {} : { pathNot: `^${TEMPLATE}/` }) };
  const own = ['composer', 'shared-kit', folder.split('/')[0], ...folders];
  const others = workspaces.filter((name) => !own.includes(name));
  return [
    rule(
      `${folder}-imports-no-other-app`,
      from,
      { path: `^${toAlternation(others)}/`, pathNot: (EXCEPTIONS[folder] ?? []).map((file) => `^${file}`) },
      'Move what both need into shared-kit or, if any site may need it, into composer; or show a component of another remote by name: <RemoteWidget remote="…" name="…">.',
    ),
    rule(
      `${folder}-of-shared-kit`,
      from,
      { path: '^shared-kit/', pathNot: partsOfKit([...kit, 'build', 'testing']) },
      noUi ?? `It may import these parts of shared-kit: ${kit.join(', ')}.`,
    ),
    rule(
      `${folder}-of-composer`,
      from,
      { path: '^composer/', pathNot: partsOfComposer([...composer, 'build', 'testing', 'shell']) },
      noUi ?? 'That entry of composer is for servers: nothing of it may reach a browser.',
    ),
    ...(noUi ? [withoutUi(folder, from.path, noUi)] : []),
  ];
}

const withoutUi = (name: string, path: string, comment: string, { types = true } = {}) =>
  rule(
    `${name}-without-ui`,
    { path, pathNot: TESTS },
    { path: UI_PACKAGES, ...(types ? {} : { dependencyTypesNot: TYPES }) },
    comment,
  );

const withoutNode = (name: string, path: string, comment: string, pathNot: string[] = []) =>
  rule(
    `${name}-without-node`,
    { path, pathNot: [TESTS, ...pathNot] },
    { dependencyTypes: ['core'], dependencyTypesNot: TYPES },
    comment,
  );

function rulesOfKit(): Rule[] {
  const domain = 'Domain rules run everywhere and stand on nothing: pass in what they need.';
  const values = { dependencyTypesNot: TYPES };
  const open = '^(shared-kit/src/(domain|contracts)|composer/contract)/';
  return [
    rule(
      'domain-stands-on-nothing',
      { path: '^shared-kit/src/domain/', pathNot: TESTS },
      { pathNot: open },
      domain,
    ),
    rule(
      'domain-stands-on-nothing-that-runs',
      { path: '^shared-kit/src/domain/', pathNot: TESTS },
      { path: open, pathNot: '^(shared-kit/src/domain/|composer/contract/(paths|thrown)[.]ts$)', ...values },
      domain,
    ),
    ...Object.entries(KIT_PARTS).flatMap(([part, { kit, kitTypes = [], composer = ['contract'], noUi }]) => {
      const from = partsOfKit([part]);
      const to = (parts: string[]) => ({
        path: '^shared-kit/(src|build|testing|viewer)/',
        pathNot: partsOfKit(parts),
      });
      const comment = noUi ?? 'That part of shared-kit is not below it (local/boundaries/who-may-import.ts).';
      const allowed = [part, 'testing', ...kit];
      return [
        rule(`${part}-of-shared-kit`, { path: from }, to([...allowed, ...kitTypes]), comment),
        ...(kitTypes.length
          ? [rule(`${part}-of-shared-kit-that-runs`, { path: from }, { ...to(allowed), ...values }, comment)]
          : []),
        rule(
          `${part}-of-composer`,
          { path: from },
          { path: '^composer/', pathNot: partsOfComposer([...composer, 'build', 'testing', 'shell']) },
          noUi ?? 'That entry of composer is for servers: nothing of it may reach a browser.',
        ),
        ...(noUi ? [withoutUi(part, from, noUi, { types: false }), withoutNode(part, from, noUi)] : []),
      ];
    }),
  ];
}

function rulesOfComposer(): Rule[] {
  const servers = 'Parts of servers draw nothing: what is drawn comes from releases.';
  return [
    ...Object.entries(BELOW_IN_COMPOSER).map(([part, below]) =>
      rule(
        `composer-${part}-imports-what-is-below`,
        { path: `^composer/${part}/`, pathNot: TESTS },
        { path: '^composer/(?!node_modules/)[^/]+/', pathNot: partsOfComposer([part, ...below]) },
        'That part of composer is not below it (local/boundaries/who-may-import.ts).',
      ),
    ),
    rule(
      'the-example-stands-on-entries',
      { path: '^composer/example/' },
      {
        pathNot: ['^composer/', 'node_modules/(react|react-dom|react-router|react-intl|zod)/'],
        dependencyTypesNot: ['core'],
      },
      'The example shows what composer gives by itself: its entries, what shells share (React, React Router, React Intl) and zod for props.',
    ),
    rule(
      'the-example-is-no-test',
      { path: '^composer/example/', pathNot: TESTS },
      { path: '^composer/testing/' },
      'composer/testing is no part of the package, on which the example stands alone.',
    ),
    rule(
      'apps-of-the-example-alone',
      { path: '^composer/example/([^/]+)/' },
      { path: '^composer/example/[^/]+/', pathNot: '^composer/example/$1/' },
      'Apps of the example are released on their own: none may import another.',
    ),
    withoutUi('composer-contract', '^composer/contract/', CONTRACTS, { types: false }),
    withoutNode('composer-contract', '^composer/contract/', CONTRACTS),
    withoutUi('composer-servers', partsOfComposer(['server', 'gateway', 'cli', 'publisher']), servers),
    withoutNode(
      'composer-pages',
      partsOfComposer(['host', 'shell']),
      'Pages are drawn in browsers too, which have no Node.',
      ['^composer/shell/server/'],
    ),
  ];
}

const rulesOfFloors = (): Rule[] =>
  Object.entries(FLOORS).flatMap(([parent, floors]) =>
    floors.flatMap((floor, index) =>
      floor.split(' ').map((folder) =>
        rule(
          `${parent}/${folder}-imports-what-is-below`,
          { path: `^${parent}/${folder}/`, pathNot: TESTS },
          {
            path: `^${parent}/${toAlternation(floors.slice(0, index + 1).flatMap((one) => one.split(' ')))}/`,
            pathNot: `^${parent}/${folder}/`,
          },
          'That folder is not below it (FLOORS in local/boundaries/who-may-import.ts). Move what both need to a lower floor.',
        ),
      ),
    ),
  );

const rulesOfDoors = (): Rule[] =>
  Object.entries(DOORS).map(([room, files]) =>
    rule(
      `door-of-${room}`,
      { path: '^agency-api/', pathNot: [`^${room}/`, TESTS, PUTS_TOGETHER] },
      { path: `^${room}/`, pathNot: files.map((file) => `^${room}/${file}$`) },
      `That file is not at the door of ${room} (DOORS in local/boundaries/who-may-import.ts). Import what is, or put it there if other rooms may rely on it.`,
    ),
  );

/** @param workspaces folders at the top level */
export const whoMayImport = (workspaces: string[]): IConfiguration => ({
  forbidden: [
    ...everywhere(workspaces),
    ...[...workspaces, TEMPLATE]
      .filter((folder) => !['composer', 'shared-kit'].includes(folder))
      .flatMap((folder) => rulesOfApp(folder, workspaces)),
    ...rulesOfKit(),
    ...rulesOfComposer(),
    ...rulesOfFloors(),
    ...rulesOfDoors(),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What builds and tests write; packages have such folders too.
    exclude: {
      path: '^(?!.*node_modules/).*(?<![^/])(dist|[.]nx|[.]cache|[.]data|[.]releases|test-results|playwright-report)/',
    },
    // Types too: they are erased, but a reader follows them.
    tsPreCompilationDeps: true,
    exoticRequireStrings: [
      'require.resolve',
      'module.require',
      'jest.mock',
      'jest.doMock',
      'jest.unmock',
      'jest.unstable_mockModule',
      'jest.unstable_unmockModule',
      'jest.requireActual',
      'jest.requireMock',
    ],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
    reporterOptions: { 'err-long': { showExternalModulesUnresolved: true } },
  },
});

export default whoMayImport(workspaceFolders(ROOT));

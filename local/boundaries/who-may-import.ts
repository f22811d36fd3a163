/** Who may import whom. Tests may use any package; the rules for folders apply to them too. */
export interface Rights {
  /** Parts of shared-kit. */
  kit: readonly string[];
  /** Entries of composer; by default those for code of any side. Tests and configuration have their own besides. */
  composer?: readonly string[];
  /** Parts of shared-kit of which it may import types only, which are erased. */
  kitTypes?: readonly string[];
  /** Whole folders besides shared-kit. */
  folders?: readonly string[];
  /** Files of the repository that belong to no folder of a team: `docs`, `package.json`. */
  repository?: boolean;
  /** Packages that it may not use, and what to do instead. */
  refused?: { packages: RegExp; node?: boolean; types?: boolean; instead: string };
  /** Whether it may import only the names of a library that the shell shares. */
  curated?: boolean;
}

const PAGE = [
  'contracts',
  'domain',
  'api-client',
  'state',
  'pages',
  'forms',
  'ui',
  'tokens',
  'messages',
] as const;
const NO_SIDE = ['contracts', 'domain'] as const;
/** Entries of composer for code of any side, of pages and of servers. */
export const COMPOSER_OF_ALL: readonly string[] = ['contract', 'paths', 'thrown'];
const COMPOSER_OF_PAGES = [...COMPOSER_OF_ALL, 'host'];
const COMPOSER_OF_SERVERS = [...COMPOSER_OF_ALL, 'server'];
const COMPOSER_OF_GATEWAYS = [...COMPOSER_OF_SERVERS, 'gateway', 'cli', 'publisher'];
const UI_PACKAGES = /^(react|react-.*|jotai)(\/|$)/;

/** A remote, and any folder that is not listed below: the strictest rules apply to a new one. */
export const PAGES: Rights = { kit: PAGE, composer: COMPOSER_OF_PAGES, curated: true };

export const FOLDERS: Readonly<Record<string, Rights>> = {
  shell: { kit: PAGE, composer: [...COMPOSER_OF_PAGES, 'shell'] },
  gateway: {
    kit: NO_SIDE,
    composer: COMPOSER_OF_GATEWAYS,
    refused: {
      packages: UI_PACKAGES,
      types: true,
      instead:
        "The gateway knows contracts and domain rules, never UI: what is drawn comes from the shell's release.",
    },
  },
  'agency-api': {
    kit: NO_SIDE,
    composer: [...COMPOSER_OF_SERVERS, 'releases'],
    refused: {
      packages: UI_PACKAGES,
      types: true,
      instead: 'The API answers data, never UI. What both need to know belongs into shared-kit/domain.',
    },
  },
  'demo-agency': { kit: NO_SIDE },
  local: {
    kit: [...NO_SIDE, 'build', 'testing'],
    composer: [...COMPOSER_OF_GATEWAYS, 'build', 'testing'],
    repository: true,
  },
  e2e: {
    kit: [...NO_SIDE, 'testing'],
    composer: [...COMPOSER_OF_GATEWAYS, 'testing'],
    folders: ['local'],
    repository: true,
  },
};

const NO_UI = 'Contracts are read by servers too. Only types of React and Node may be used here.';

export const KIT_PARTS: Readonly<Record<string, Rights>> = {
  domain: {
    kit: [],
    composer: ['paths', 'thrown'],
    kitTypes: ['contracts'],
    refused: {
      packages: /./,
      node: true,
      types: true,
      instead: 'Domain rules run everywhere and stand on nothing: pass in what they need.',
    },
  },
  contracts: {
    kit: ['domain'],
    kitTypes: ['api-client'],
    refused: { packages: UI_PACKAGES, node: true, instead: NO_UI },
  },
  'api-client': {
    kit: ['contracts', 'domain'],
    refused: {
      packages: UI_PACKAGES,
      node: true,
      instead: 'The API client runs in the browser and on the server.',
    },
  },
  state: { kit: ['contracts', 'domain'], curated: true },
  pages: { kit: ['contracts', 'domain', 'api-client'], curated: true },
  forms: { kit: ['contracts', 'domain', 'api-client'], curated: true },
  ui: { kit: PAGE, composer: COMPOSER_OF_PAGES, curated: true },
  messages: { kit: ['domain'] },
  tokens: { kit: [] },
  build: { kit: NO_SIDE, composer: [...COMPOSER_OF_ALL, 'build'] },
  testing: { kit: PAGE, composer: [...COMPOSER_OF_SERVERS, 'host', 'testing'] },
  viewer: { kit: [...PAGE, 'testing'], composer: [...COMPOSER_OF_PAGES, 'build'] },
};

const SERVER_PART: Rights = {
  kit: [],
  refused: {
    packages: UI_PACKAGES,
    types: true,
    instead: 'Parts of servers draw nothing: what is drawn comes from releases.',
  },
};

const BOTH_SIDES: Rights = {
  kit: [],
  refused: { packages: /^$/, node: true, instead: 'Pages are drawn in browsers too, which have no Node.' },
};

/** Parts of composer that its other parts may import: lower ones. Tests may use all of them. */
export const BELOW_IN_COMPOSER: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  host: ['contract'],
  shell: ['contract', 'host'],
  server: ['contract'],
  gateway: ['contract', 'server'],
  cli: ['contract', 'server', 'gateway'],
  build: ['contract', 'gateway'],
  testing: ['contract', 'host', 'shell', 'server', 'gateway', 'cli', 'build'],
};

/** Parts of composer, which imports nothing of ours. */
export const COMPOSER_PARTS: Readonly<Record<string, Rights>> = {
  contract: { kit: [], refused: { packages: UI_PACKAGES, node: true, instead: NO_UI } },
  host: BOTH_SIDES,
  shell: BOTH_SIDES,
  'shell/server': { kit: [] },
  server: SERVER_PART,
  gateway: SERVER_PART,
  cli: SERVER_PART,
};

/** Parts of shared-kit that are singletons in a page: with a relative import each bundle would get its own copy. */
export const ONCE_IN_A_PAGE: readonly string[] = ['api-client', 'state'];

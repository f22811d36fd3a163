/** Who may import whom. Tests may use any package; the rules for folders apply to them too. */
export interface Rights {
  /** Parts of shared-kit. */
  kit: readonly string[];
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
  'host',
  'state',
  'pages',
  'forms',
  'ui',
  'tokens',
  'messages',
] as const;
const NO_SIDE = ['contracts', 'domain'] as const;
const SERVER = [...NO_SIDE, 'server'] as const;
const UI_PACKAGES = /^(react|react-.*|jotai)(\/|$)/;

/** A remote, and any folder that is not listed below: the strictest rules apply to a new one. */
export const PAGES: Rights = { kit: PAGE, curated: true };

export const FOLDERS: Readonly<Record<string, Rights>> = {
  shell: { kit: PAGE },
  gateway: {
    kit: SERVER,
    refused: {
      packages: UI_PACKAGES,
      types: true,
      instead:
        "The gateway knows contracts and domain rules, never UI: what is drawn comes from the shell's release.",
    },
  },
  'agency-api': {
    kit: SERVER,
    refused: {
      packages: UI_PACKAGES,
      types: true,
      instead: 'The API answers data, never UI. What both need to know belongs into shared-kit/domain.',
    },
  },
  'demo-agency': { kit: NO_SIDE },
  local: { kit: [...NO_SIDE, 'build', 'testing'], repository: true },
  e2e: { kit: [...NO_SIDE, 'testing'], folders: ['local'], repository: true },
};

const NO_UI_ON_SERVERS = 'Parts of servers draw nothing: they run in gateway and API.';
const NO_UI = 'Contracts are read by servers too. Only types of React and Node may be used here.';

export const KIT_PARTS: Readonly<Record<string, Rights>> = {
  domain: {
    kit: [],
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
  host: { kit: ['contracts', 'domain', 'state', 'api-client'], curated: true },
  pages: { kit: ['contracts', 'domain', 'api-client'], curated: true },
  forms: { kit: ['contracts', 'domain', 'api-client'], curated: true },
  ui: { kit: PAGE, curated: true },
  server: { kit: NO_SIDE, refused: { packages: UI_PACKAGES, types: true, instead: NO_UI_ON_SERVERS } },
  messages: { kit: ['domain'] },
  tokens: { kit: [] },
  build: { kit: [...NO_SIDE, 'messages'] },
  testing: { kit: PAGE },
  viewer: { kit: [...PAGE, 'build', 'testing'] },
};

/** Parts of shared-kit that are singletons in a page: with a relative import each bundle would get its own copy. */
export const ONCE_IN_A_PAGE: readonly string[] = ['api-client', 'host', 'state'];

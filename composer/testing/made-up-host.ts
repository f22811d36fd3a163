import type { Host } from '../host/host-context.ts';

/** A shell with no remote in it, whose pages say no more than that they have a language. */
export const madeUpHost = (language: string): Host => ({
  language,
  locales: { text: language, numbers: language },
  site: { name: 'Made up' },
  href: () => undefined,
  findWidget: () => undefined,
  fillers: () => [],
  loaded: () => undefined,
  load: async () => 'failed',
  stylesheets: () => [],
  destination: () => '/',
  preload: () => {},
  onHydrated: () => {},
});

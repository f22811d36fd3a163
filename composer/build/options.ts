import type { RuleSetRule } from 'webpack';
import type { Language } from '../contract/contract.ts';
import type { BuilderName } from './builders.ts';

/** What the apps of a site have in common. */
export interface SiteOptions {
  /** Languages that all translations are in. */
  languages: readonly Language[];
  /** Folder of the groups of translations that apps share: `<group>/<language>.json`. By default they share none. */
  messages?: string;
  /** Gives a translation the typography of its language; by default it has it. */
  typeset?(text: string, language: Language): string;
  /**
   * Modules of the site that exist once in a page, besides `SHARED_MODULES`: entries of packages, such as `kit/state`. All files in the folder
   * of an entry belong to it. None by default.
   */
  sharedModules?: readonly string[];
  /** Rules for libraries that the site uses. */
  rules?: readonly RuleSetRule[];
}

/** The build of one app. */
export interface BuildOptions {
  /** Folder of the app. */
  dir: string;
  development?: boolean;
  /** A development build that runs with a shell as it is released: without the parts of React that are for development. */
  besideReleases?: boolean;
  /** The bundler that builds it, for remotes; webpack by default. */
  builder?: BuilderName;
  /** Where the release goes; `dist/` of the app by default. */
  output?: string;
}

/** Both; `sharedModules` are all that there are. */
export interface AppOptions extends BuildOptions, Required<Omit<SiteOptions, 'messages' | 'rules'>> {
  messages: string | undefined;
  rules?: SiteOptions['rules'];
}

import { createContext } from 'react-router';
import type {
  Composition,
  ExposeRef,
  Href,
  Language,
  SiteApi,
  SiteConfiguration,
} from '../../contract/contract.ts';
import type { ExposeLoader } from '../loading/expose-loader.ts';
import type { WorkLimit } from './limited.ts';

/** What loaders of the shell and of remotes work with; given to them through react-router's context. */
export interface ShellServices {
  api: SiteApi;
  /** Language of this page; a change of language is a new page. */
  language: Language;
  /** Asked for once for all pages of a tab. */
  site: SiteConfiguration;
  href: Href;
  composition: Composition;
  exposes: ExposeLoader;
  /** Time that loaders and actions have. */
  limit: WorkLimit;
  /** Told of faults that the page survives. */
  report(fault: { ref?: ExposeRef; error: unknown }): void;
}

export const shellServices = createContext<ShellServices>();

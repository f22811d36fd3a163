import { createContext } from 'react-router';
import type { ApiClient } from 'shared-kit/api-client';
import type { Site } from 'shared-kit/contracts/api/site';
import type { ExposeRef, Composition, Href } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import type { ExposeLoader, WorkLimit } from 'composer/shell';

/** What loaders of the shell and of remotes work with; given to them through react-router's context. */
export interface ShellServices {
  api: ApiClient;
  /** Language of this page; a change of language is a new page. */
  language: Language;
  /** Frame of every page, asked for once. */
  site: Site;
  href: Href;
  composition: Composition;
  exposes: ExposeLoader;
  /** Time that loaders and actions have. */
  limit: WorkLimit;
  /** Told of faults that the page survives. */
  report(fault: { ref?: ExposeRef; error: unknown }): void;
}

export const shellServices = createContext<ShellServices>();

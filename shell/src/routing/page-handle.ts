import type { ExposeRef, PageFile, Hydration } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';

/** What the shell knows of a matched route before any code of its remote runs. */
export interface PageHandle {
  language: Language;
  /** Id of the route in its remote's own table; of the shell's pages their name. */
  routeId: string;
  /** The remote's page; none for pages of the shell itself. */
  page?: ExposeRef;
  /** Whether it is for one person only: no third party is let in there (product C14). */
  isPrivate?: boolean;
  /** When the page is hydrated. */
  hydrate: Hydration;
  /** Script that runs while the page is shown, also before it is hydrated. */
  watcher?: PageFile | undefined;
  /** Widgets that the page declared. */
  widgets: ExposeRef[];
}

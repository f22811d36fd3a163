import type { ExposeRef, Hydration, Language, PageFile, PageMetadata } from '../../contract/contract.ts';
import type { Host } from '../../host/host-context.ts';

/** What the shell knows of a matched route before any code of its remote runs. */
export interface PageHandle {
  language: Language;
  /** Id of the route in its remote's own table; of the shell's pages their name. */
  routeId: string;
  /** The remote's page; none for pages of the shell itself. */
  page?: ExposeRef;
  /** Of a page of the shell itself. */
  meta?: OwnPageMeta;
  /** Whether it is for one person only: no third party is let in there. */
  isPrivate?: boolean;
  /** When the page is hydrated. */
  hydrate: Hydration;
  /** Script that runs while the page is shown, also before it is hydrated. */
  watcher?: PageFile | undefined;
  /** Widgets that the page declared. */
  widgets: ExposeRef[];
}

/**
 * Metadata of a page of the shell itself, from what its loader returned; undefined where the page has its own title.
 * @param origin the public one of the site
 */
export type OwnPageMeta = (host: Host, data: unknown, origin: string) => PageMetadata | undefined;

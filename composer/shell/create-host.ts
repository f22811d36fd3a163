import type { Composition, ExposeRef, Href, Language, SiteConfiguration } from '../contract/contract.ts';
import type { Host } from '../host/host-context.ts';
import type { ExposeLoader } from './loading/expose-loader.ts';
import { pageFile } from './loading/page-files.ts';
import { fillers, findWidget } from './routing/find-widget.ts';

interface HostParts {
  composition: Composition;
  /** What parts on screen load their code by. */
  exposes: ExposeLoader;
  language: Language;
  locales: Host['locales'];
  site: SiteConfiguration;
  href: Href;
  destination: Host['destination'];
  preload: Host['preload'];
  onHydrated: Host['onHydrated'];
  cachedMarkup?: Host['cachedMarkup'];
  partBegins?: Host['partBegins'];
  partEnds?: Host['partEnds'];
  isDebugged: boolean;
}

/** What the shell offers to remotes, for the server and the browser; none can change it for the others. */
export function createHost({
  composition,
  exposes,
  language,
  locales,
  site,
  href,
  destination,
  preload,
  onHydrated,
  cachedMarkup,
  partBegins,
  partEnds,
  isDebugged,
}: HostParts): Host {
  return Object.freeze<Host>({
    language,
    locales,
    site,
    href,
    findWidget: (remote, name) => findWidget(composition, remote, name),
    fillers: (slot) => fillers(composition, slot),
    isBrowserOnly: (ref) => composition.remotes[ref.remote]?.stock !== undefined,
    loaded: (ref) => exposes.loaded(ref),
    load: (ref) => exposes.load(ref),
    stylesheets: (ref: ExposeRef) =>
      __SERVER__
        ? (composition.remotes[ref.remote]?.exposes[ref.expose]?.css ?? []).map((href) =>
            pageFile(composition, href),
          )
        : [],
    destination,
    preload,
    onHydrated,
    cachedMarkup,
    partBegins,
    partEnds,
    marks: isDebugged
      ? ({ remote, expose }) => `${remote}${expose.slice(1)} ${composition.remotes[remote]?.version ?? ''}`
      : undefined,
  });
}

import type { Composition, ExposeRef, Href } from 'composer/contract';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import type { Host } from 'composer/host';
import { pageLocales } from 'shared-kit/domain/page-locales';
import type { ExposeLoader } from 'composer/shell';
import { pageFile, fillers, findWidget } from 'composer/shell';

interface HostParts {
  composition: Composition;
  /** What parts on screen load their code by. */
  exposes: ExposeLoader;
  language: Language;
  site: Site;
  href: Href;
  destination: Host['destination'];
  preload: Host['preload'];
  onHydrated: Host['onHydrated'];
  cachedMarkup?: Host['cachedMarkup'];
  partBegins?: Host['partBegins'];
  partEnds?: Host['partEnds'];
}

/** What the shell offers to remotes, for the server and the browser; none can change it for the others. */
export function createHost({
  composition,
  exposes,
  language,
  site,
  href,
  destination,
  preload,
  onHydrated,
  cachedMarkup,
  partBegins,
  partEnds,
}: HostParts): Host {
  return Object.freeze<Host>({
    language,
    locales: pageLocales(language, site),
    site,
    href,
    findWidget: (remote, name) => findWidget(composition, remote, name),
    fillers: (slot) => fillers(composition, slot),
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
  });
}

import type { Composition, ExposeRef, Href } from 'composer/contract';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import type { Host } from 'shared-kit/host';
import type { ExposeLoader } from './federation/expose-loader.ts';
import { pageFile } from './federation/integrity.ts';
import { fillers, findWidget } from './routing/find-widget.ts';

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

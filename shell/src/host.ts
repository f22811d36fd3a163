import type { Composition, ExposeRef } from 'shared-kit/contracts/boot';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Href } from 'shared-kit/contracts/links';
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
  preload: Host['preload'];
  onHydrated: Host['onHydrated'];
  keptMarkup?: Host['keptMarkup'];
}

/** What the shell offers to remotes, for the server and the browser. */
export function createHost({
  composition,
  exposes,
  language,
  site,
  href,
  preload,
  onHydrated,
  keptMarkup,
}: HostParts): Host {
  return {
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
    preload,
    onHydrated,
    keptMarkup,
  };
}

import type { ShowMessage } from '../map-messages/messages.ts';
import { openPageChannel, type FromPage } from '../map-messages/page-channel.ts';
import type { LiveMap } from './live-map.ts';
import { mapFoot } from './map-foot.ts';
import { readTiles } from './map-tiles.ts';

/**
 * Shows what the page says, and tells it what the visitor does. The library comes with the first message; until it has drawn, the page's own
 * picture of the map is seen through the frame, and it stays where the browser cannot run the library.
 */
export function startMap(root: HTMLElement): void {
  const library = import(/* webpackChunkName: "live-map" */ './live-map.ts').catch(() => undefined);
  const tiles = readTiles(root);
  const note = root.appendChild(document.createElement('p'));
  note.className = 'map-note';
  note.setAttribute('role', 'status');
  note.hidden = true;
  const foot = mapFoot(root, tiles?.attribution ?? '');
  let live: Promise<LiveMap | undefined> | undefined;
  /** Whose surroundings were asked for last. */
  let askedNear = '';
  const channel = openPageChannel((message) => void act(message));

  /** A text that is announced when it changes (product S11: the message's information). */
  function say(text: string) {
    note.hidden = text === '';
    if (note.textContent !== text) note.textContent = text;
  }

  async function act(message: FromPage) {
    if (message.type === 'show') {
      // The texts of the library are those that it started with.
      if (live && document.documentElement.lang !== message.language) return location.reload();
      document.documentElement.lang = message.language;
      say(message.messageInfo);
      live ??= open(message);
      void tellNear(message);
    }
    const map = await live;
    if (map) map.act(message);
    else if (message.type === 'show') say(message.texts.unsupported);
  }

  async function open(message: ShowMessage) {
    new ResizeObserver(() => channel.send({ type: 'foot', height: foot.element.offsetHeight })).observe(
      foot.element,
    );
    return (await library)?.openLiveMap({ root, foot }, tiles, message, channel.send);
  }

  async function tellNear({ near, mapType, language }: ShowMessage) {
    const asked = JSON.stringify([near, language]);
    if (!near || !tiles || mapType !== 'tiles' || asked === askedNear) return;
    askedNear = asked;
    const { nearPlaces } = await import(/* webpackChunkName: "near-places" */ './near-places.ts');
    const places = await nearPlaces(near, tiles, language);
    if (places.length > 0 && asked === askedNear) channel.send({ type: 'near', places });
  }
}

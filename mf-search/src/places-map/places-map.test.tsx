import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { consentToAll } from 'shared-kit/domain/consent';
import { THIRD_PARTY_IDS } from 'shared-kit/domain/third-parties';
import { consentAtom } from 'shared-kit/state';
import { listing } from '../../testing/listings.ts';
import { hydratePart, renderPart, showMarkup } from '../../testing/render-part.tsx';
import PlacesMap from './places-map.tsx';
import type { PlacesMapProps } from './places-map.props.ts';
import { SUBJECT } from './create-pins.ts';

const place = { id: 7, lat: 50.87, lng: 4.41, price: 300_000, typeId: 2, closed: false };
const PROPS: PlacesMapProps = {
  label: 'Carte : Saphir et ses environs',
  places: [place],
  named: { name: 'Saphir', lat: 50.88, lng: 4.42, typeId: 2 },
  centre: null,
};

const WITH_GOOGLE = { site: { thirdParties: { googleMap: THIRD_PARTY_IDS.googleMap.example } } };
/** ms that Google's map may be silent (product S12). */
const DEADLINE = 15_000;

/** The map as a visitor has it who has agreed to Google's. */
function Agreed() {
  const [, setConsent] = useAtom(consentAtom);
  useEffect(() => setConsent(consentToAll(true)), [setConsent]);
  return <PlacesMap {...PROPS} />;
}

/** Plays the window: whether the map is near it. */
let setNear: (isNear: boolean) => void;

const asked: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  let isIntersecting = true;
  const observers = new Set<() => void>();
  setNear = (isNear) => {
    isIntersecting = isNear;
    observers.forEach((tell) => tell());
  };
  window.IntersectionObserver = class {
    private readonly tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.tell = () =>
        callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
    observe() {
      observers.add(this.tell);
      this.tell();
    }
    disconnect() {
      observers.delete(this.tell);
    }
  } as unknown as typeof IntersectionObserver;
  asked.length = 0;
  globalThis.fetch = jest.fn((input) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return Promise.resolve(Response.json({ items: [listing(7)] }));
  }) as typeof fetch;
});
afterEach(() => void jest.useRealTimers());
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The map, whose frame the test plays and has made ready. */
async function openMap(props: Partial<PlacesMapProps> = {}) {
  await renderPart(<PlacesMap {...PROPS} {...props} />, { language: 'fr', expose: './PlacesMap' });
  await settle();
  const window_ = (screen.getByTitle(PROPS.label) as HTMLIFrameElement).contentWindow!;
  const sent: { type: string; [key: string]: unknown }[] = [];
  jest.spyOn(window_, 'postMessage').mockImplementation(((message: never) => sent.push(message)) as never);
  const say = (message: object) =>
    act(async () => {
      const data = { protocol: 1, ...message };
      window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window_ }));
      await jest.advanceTimersByTimeAsync(0);
    });
  await say({ type: 'ready' });
  await settle(50);
  return { say, sent };
}

test('the frame is told the places and what the page is about, and to bring them into view', async () => {
  const { sent } = await openMap();
  expect(sent.find(({ type }) => type === 'show')).toMatchObject({
    properties: [
      { ...place, marquee: 0 },
      { id: SUBJECT, name: 'Saphir', price: null },
    ],
    texts: { map: PROPS.label },
    fit: { south: expect.closeTo(50.85), north: expect.closeTo(50.9) },
    // The page around goes on scrolling.
    pressFirst: true,
  });
});

test('a chosen pin shows the card of its listing; that of the page itself asks for nothing', async () => {
  const { say } = await openMap();
  await say({ type: 'selected', ids: [SUBJECT] });
  expect(asked).toEqual([]);
  await say({ type: 'selected', ids: [7, SUBJECT] });
  await settle();
  expect(asked).toHaveLength(1);
  const cards = screen.getByRole('group', { name: 'Sélection sur la carte' });
  expect(cards.querySelector('a[href$="/7/"]')).toBeTruthy();
});

test('what the tiles know around a public place is named with its distance, which is as the crow flies', async () => {
  const { say, sent } = await openMap({ places: [], near: true });
  expect(sent.find(({ type }) => type === 'show')).toMatchObject({ near: { lat: 50.88, lng: 4.42 } });
  expect(screen.queryByRole('region', { name: 'À proximité' })).toBeNull();
  const school = { kind: 'school', name: 'École du Parc', metres: 450 };
  await say({ type: 'near', places: [school, { kind: 'shop', name: 'Au four', metres: 1500 }] });
  const near = screen.getByRole('region', { name: 'À proximité' });
  expect(near.textContent).toMatch(/Écoles\s*École du Parc 450\sm\s*Commerces\s*Au four 1,5\skm/);
  expect(near.textContent).toContain('à vol d’oiseau');
});

test('the map is asked for nothing near where the page does not want it, or the address is withheld', async () => {
  const { sent } = await openMap({ places: [], named: null, centre: { lat: 50, lng: 4 }, near: true });
  const show = sent.find(({ type }) => type === 'show')!;
  expect([show.near, show.street]).toEqual([undefined, undefined]);
});

test('the server’s markup has no document', async () => {
  const markup = await showMarkup(<PlacesMap {...PROPS} />, { language: 'fr', expose: './PlacesMap' });
  expect(markup.querySelector('iframe')).toBeNull();
  markup.remove();
});

test('its document comes when it is near the window, and only from then on Google’s can be late', async () => {
  setNear(false);
  const agreed = { ...WITH_GOOGLE, language: 'fr' as const, expose: './PlacesMap' };
  const { container } = await hydratePart(<Agreed />, agreed);
  await settle(DEADLINE);
  expect(container.querySelector('iframe')).toBeNull();
  await act(() => setNear(true));
  const source = () => screen.getByTitle(PROPS.label).getAttribute('src');
  expect(source()).toContain('google-map');
  await settle(DEADLINE - 1);
  expect(source()).toContain('google-map');
  await settle(1);
  expect(source()).not.toContain('google-map');
});

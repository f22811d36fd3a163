import { fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { BannerPicture, PageBanner } from 'shared-kit/contracts/api/site';
import { HostContext } from 'composer/host';
import type { Host } from 'composer/host';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { HomeBanner } from './home-banner.tsx';

const messages = JSON.parse(
  readFileSync(resolve('../shared-kit/src/messages/navigation/fr.json'), 'utf8'),
) as Record<string, string>;

const picture = (id: string, more: Partial<BannerPicture> = {}): BannerPicture => ({
  id,
  url: `/media/${id}`,
  width: 1920,
  height: 900,
  alt: `Maison ${id}`,
  kind: 'photo',
  portrait: null,
  target: null,
  ...more,
});

const banner = (more: Partial<PageBanner>): PageBanner => ({
  type: 'none',
  title: 'Votre adresse',
  description: '',
  images: [],
  video: null,
  colour: null,
  transparent: true,
  ...more,
});

let asksForLessMotion: boolean;
let isPhone: boolean;

beforeEach(() => {
  [asksForLessMotion, isPhone] = [false, false];
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduced-motion') ? asksForLessMotion : isPhone,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
});

function show(of: PageBanner, properties?: ReactNode) {
  const content = (
    <HomeBanner banner={of} properties={properties}>
      <form aria-label="Recherche" />
    </HomeBanner>
  );
  const router = createMemoryRouter([{ path: '*', element: content }]);
  const host = { language: 'fr', href: siteHref('fr'), preload() {} } as unknown as Host;
  return render(
    <HostContext value={host}>
      <IntlProvider locale="fr-BE" messages={messages}>
        <RouterProvider router={router} />
      </IntlProvider>
    </HostContext>,
  ).container;
}

const hero = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-ink]')!;

test('a picture has a crop of its own for phones and tablets', () => {
  const portrait = { ...picture('portrait'), width: 1200, height: 1120 };
  const container = show(banner({ type: 'image', images: [picture('wide', { portrait })] }));
  const narrow = container.querySelector<HTMLSourceElement>('source[media="(max-width: 960px)"]')!;
  expect(narrow.srcset).toContain('/media/portrait?width=600');
  expect(container.querySelector('img')!.srcset).toContain('/media/wide?width=1920');
});

test('headline and header take the ink that is read on the colour of the banner', () => {
  const dark = hero(show(banner({ colour: '#14241f' })));
  expect([dark.dataset.ink, dark.dataset.hero]).toEqual(['light', 'light']);
  expect(hero(show(banner({ transparent: false }))).dataset.hero).toBeUndefined();
});

test('slides of a gallery lead where they are to lead', () => {
  const slides = [picture('a', { target: { link: '/fr/a-vendre/' } }), picture('b')];
  show(banner({ type: 'gallery', images: slides }));
  expect(screen.getByRole('link', { name: 'Maison a' }).getAttribute('href')).toBe('/fr/a-vendre/');
  expect(screen.getByRole('button', { name: 'Arrêter l’animation' })).toBeTruthy();
});

const mobile = { url: '/media/videos/mobile', mimetype: 'video/webm' } as const;
const film = banner({
  type: 'video',
  video: { url: '/media/videos/wide', mimetype: 'video/mp4', mobile, poster: picture('poster') },
});
const playing = (container: HTMLElement) => container.querySelector('video source')?.getAttribute('src');

test('a video plays without sound over its poster, and can be stopped', () => {
  const container = show(film);
  expect(playing(container)).toBe('/media/videos/wide');
  expect(container.querySelector('video')!.muted).toBe(true);
  expect(container.querySelector('img')!.getAttribute('src')).toContain('/media/poster?width=1920');
  fireEvent.click(screen.getByRole('button', { name: 'Arrêter l’animation' }));
  expect(playing(container)).toBeUndefined();
});

test('on phones its variant for them plays, over a poster of their height', () => {
  isPhone = true;
  const container = show(film);
  expect(playing(container)).toBe('/media/videos/mobile');
  expect(container.querySelector('source')!.srcset).toContain('/media/poster?height=800');
});

test('for visitors who ask for less motion the poster stays, unless they start the video', () => {
  asksForLessMotion = true;
  const container = show(film);
  expect(playing(container)).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Lancer l’animation' }));
  expect(playing(container)).toBe('/media/videos/wide');
});

test('featured properties stand in the banner; where they cannot be had, its picture', () => {
  const properties = banner({ type: 'properties', images: [picture('still')] });
  expect(show(properties, <p>Nos biens</p>).querySelector('img')).toBeNull();
  expect(show(properties).querySelector('img')!.srcset).toContain('/media/still');
});

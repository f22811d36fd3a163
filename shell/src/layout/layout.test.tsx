import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import type { MenuEntry, Site } from 'shared-kit/contracts/api/site';
import { HostContext } from 'composer/host';
import type { Host } from 'composer/host';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { topBarVisibleAtom } from 'shared-kit/state';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { NotFoundPage, UnavailablePage } from '../pages/error-page.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Layout } from './layout.tsx';

const read = (file: string) => JSON.parse(readFileSync(resolve(file), 'utf8'));
const messages = {
  ...read('messages/fr.json'),
  ...read('../shared-kit/src/messages/navigation/fr.json'),
};

const entry = (label: string, path: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id: label,
  label,
  target: { link: path },
  redirectUrl: null,
  children: [],
  ...more,
});

const site: Site = {
  ...fallbackSite('fr'),
  agency: {
    ...fallbackSite('fr').agency,
    name: 'Agence du Parc',
    phone: '+32 (0)81 12 34 56',
    vat: 'BE 0123.456.789',
  },
  menu: [
    entry('Acheter', '/fr/a-vendre/'),
    entry('L’agence', '/fr/agence/', { children: [entry('Équipe', '/fr/agence/equipe/')] }),
    entry('Blog', '/fr/blog/', { redirectUrl: 'https://blog.example/' }),
  ],
};

let showsTop: (isShown: boolean) => void;

afterEach(() => localStorage.clear());

beforeEach(() => {
  const callbacks: IntersectionObserverCallback[] = [];
  showsTop = (isIntersecting) =>
    callbacks.forEach((tell) =>
      tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
    );
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function show(content: ReactNode, path = '/fr/a-vendre/') {
  const host = { language: 'fr', site, href: siteHref('fr'), preload() {} } as unknown as Host;
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [path] });
  return render(
    <HostContext value={host}>
      <IntlProvider locale="fr-BE" messages={messages}>
        <RouterProvider router={router} />
      </IntlProvider>
    </HostContext>,
  );
}

const layout = (
  <Layout site={site} alternates={{ nl: '/nl/te-koop/' }} path="/fr/a-vendre/">
    <h1>Biens</h1>
  </Layout>
);

test('the first link leads past the layout to the content', () => {
  show(layout);
  const [first] = screen.getAllByRole('link');
  expect(first!.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('what leads back to the top stands in a landmark', () => {
  show(layout);
  const top = document.querySelector('a[href="#"]')!;
  expect(top.getAttribute('aria-label')).toBe('Haut de la page');
  expect(top.closest('nav')?.getAttribute('aria-label')).toBe('Haut de la page');
});

test('remotes know whether the top bar is in sight', () => {
  show(layout);
  const isVisible = () => getDefaultStore().get(topBarVisibleAtom);
  expect(isVisible()).toBe(true);
  act(() => showsTop(false));
  expect(isVisible()).toBe(false);
  act(() => showsTop(true));
  expect(isVisible()).toBe(true);
});

function Site() {
  const { pathname } = useLocation();
  return (
    <Layout site={site} alternates={{}} path={pathname}>
      <Link to="?tri=prix">Trier</Link>
      <Link to="/fr/a-louer/">Louer</Link>
    </Layout>
  );
}

test('the focus goes to the content of another page, and stays when only the query changes', async () => {
  show(<Site />);
  await userEvent.click(screen.getByText('Trier'));
  expect(document.activeElement).toBe(screen.getByText('Trier'));
  await userEvent.click(screen.getByText('Louer'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the menu marks the page on screen, nests children and opens redirects in a new tab', () => {
  show(layout);
  const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
  expect(menu.getByText('Acheter').getAttribute('aria-current')).toBe('page');
  expect(menu.getByText('Équipe').getAttribute('href')).toBe('/fr/agence/equipe/');
  expect(menu.getByText('Blog').getAttribute('href')).toBe('https://blog.example/');
  expect(menu.getByText('Blog').getAttribute('target')).toBe('_blank');
});

test('Escape closes a dropdown of the menu', async () => {
  show(layout);
  const summary = document.querySelector('nav summary') as HTMLElement;
  const details = summary.parentElement as HTMLDetailsElement;
  await userEvent.click(summary);
  expect(details.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
});

test('on tablets and phones the menu is a modal dialog that closes when a link is followed or a press falls beside it', async () => {
  const showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal,
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  show(layout);
  const opener = screen.getByRole('button', { name: 'Ouvrir le menu' });
  await userEvent.click(opener);
  const drawer = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu principal' });
  expect(showModal).toHaveBeenCalledTimes(1);
  await userEvent.click(drawer);
  expect(drawer.open).toBe(false);
  await userEvent.click(opener);
  drawer.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(within(drawer).getByText('Acheter'));
  expect(drawer.open).toBe(false);
});

test('the browser opens the menu before there are scripts, at the configured edge', () => {
  show(
    <Layout site={{ ...site, drawer: 'left' }} alternates={{}} path="/fr/">
      <p />
    </Layout>,
  );
  const opener = screen.getByRole('button', { name: 'Ouvrir le menu' });
  const drawer = document.querySelector('dialog')!;
  expect(opener.getAttribute('command')).toBe('show-modal');
  expect(opener.getAttribute('commandfor')).toBe(drawer.id);
  expect(drawer.dataset.edge).toBe('left');
});

test('languages lead to the same page, or home where it has no translation', () => {
  show(<LanguageSwitch site={site} alternates={{ nl: '/nl/te-koop/' }} />);
  const links = screen.getAllByRole('link').map((link) => [link.lang, link.getAttribute('href')]);
  expect(links).toEqual([
    ['nl', '/nl/te-koop/'],
    ['fr', '/fr/'],
    ['en', '/en/'],
    ['de', '/de/'],
  ]);
});

test('a flag stands beside each language where the agency wants them', () => {
  const flags = () =>
    Array.from(document.querySelectorAll('[data-flag]'), (flag) => flag.getAttribute('data-flag'));
  show(<LanguageSwitch site={site} alternates={{}} />);
  expect(flags()).toEqual([]);
  show(<LanguageSwitch site={{ ...site, languageFlags: true }} alternates={{}} />);
  expect(flags()).toEqual(['nl', 'fr', 'en', 'de']);
});

test('a single language needs no switch', () => {
  show(<LanguageSwitch site={{ ...site, languages: ['fr'] }} alternates={{}} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('header and way back to the top follow the scrolling', () => {
  show(layout);
  const top = screen.getByRole('navigation', { name: 'Haut de la page' });
  expect(top.dataset.visible).toBeUndefined();
  act(() => showsTop(false));
  expect(top.dataset.visible).toBe('true');
  expect(screen.getByRole('banner').dataset.scrolled).toBe('true');
});

test('the footer names who runs the site, and leaves out what is not configured', () => {
  show(layout);
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain('TVA BE 0123.456.789');
  expect(footer.textContent).not.toContain('IPI');
  expect(within(footer).getByRole('link', { name: '+32 (0)81 12 34 56' }).getAttribute('href')).toBe(
    'tel:+3281123456',
  );
});

test('the footer says nothing twice: not the number that a column links to', () => {
  const contact = {
    title: 'Contact',
    introText: '',
    fullText: '',
    links: [{ label: 'Appelez-nous', target: { link: 'tel:+32 81 12 34 56' } }],
    images: [],
    columns: { sm: 12, md: 6, lg: 3 },
  };
  const columns = ['Biens', 'Légal', 'Agence'].map((title) => ({ ...contact, title, links: [] }));
  const footer = { ...site.footer, columns: [...columns, contact] };
  show(<Footer site={{ ...site, footer }} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Appelez-nous',
    'Licences logicielles',
  ]);
});

test('a logo stands for the name, asked for by its height', () => {
  const logo = {
    id: 'l',
    url: '/media/l',
    width: 590,
    height: 125,
    alt: 'Parc',
    kind: 'photo',
  } as const;
  show(
    <Layout site={{ ...site, logo }} alternates={{}} path="/fr/">
      <p />
    </Layout>,
  );
  for (const part of ['banner', 'contentinfo']) {
    const image = within(screen.getByRole(part)).getByAltText<HTMLImageElement>('Parc');
    expect(image.getAttribute('src')).toBe('/media/l?height=125&format=webp');
    expect(image.closest('picture')!.querySelector('source')!.srcset).toBe('/media/l?height=75&format=webp');
  }
  expect(screen.queryByText('Agence du Parc')).toBeNull();
});

test('a banner begins its breadcrumb at home', () => {
  show(<Banner title="À vendre" breadcrumb={[{ label: 'À vendre' }]} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('À vendre');
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Accueil', 'À vendre']);
});

test('a banner has a ground of its own, an ink that is read on it, and may lie under the header', () => {
  const look = { colour: '#14241f', transparent: true };
  show(<Banner title="Vendre" breadcrumb={[]} look={look} />);
  const banner = screen.getByRole('heading', { level: 1 }).parentElement!;
  expect(banner.querySelector('svg')!.getAttribute('color')).toBe('#14241f');
  expect(document.querySelector('[style]')).toBeNull();
  expect([banner.dataset.ink, banner.dataset.hero]).toEqual(['light', 'light']);
});

test('the banner of a page shows its picture beside the title, and none where it shows no title', () => {
  const picture = { id: 'a', url: '/media/a', width: 1920, height: 900, alt: '', kind: 'photo' } as const;
  const look = { colour: null, transparent: false, picture: { ...picture, portrait: null, target: null } };
  const { container, unmount } = show(<Banner title="L’agence" breadcrumb={[]} look={look} />);
  expect(container.querySelector('img')!.srcset).toContain('/media/a');
  unmount();
  expect(show(<Banner breadcrumb={[]} look={look} />).container.querySelector('img')).toBeNull();
});

test('the 404 page has its search form and a way home, and stays out of search engines', () => {
  show(<NotFoundPage>{<form aria-label="Recherche" />}</NotFoundPage>);
  expect(screen.getByText(/La page demandée n’existe pas/)).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Recherche' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/fr/');
  expect(document.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex');
  expect(document.title).toContain('Agence du Parc');
});

test('a part that cannot be had offers to try again with the same query, and to call', () => {
  show(<UnavailablePage site={site} />, '/fr/a-vendre/?type=1&type=2');
  const form = screen.getByRole('button', { name: 'Réessayer' }).closest('form')!;
  expect(form.getAttribute('action')).toBe('/fr/a-vendre/');
  const fields = [...form.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`);
  expect(fields).toEqual(['type=1', 'type=2']);
  expect(screen.getByRole('link', { name: /81 12 34 56/ })).toBeTruthy();
});

test('the header tells that the page is scrolled as soon as the browser has told it, and nothing before', () => {
  show(layout);
  const header = screen.getByRole('banner');
  expect(header.dataset.scrolled).toBeUndefined();
  act(() => showsTop(true));
  expect(header.dataset.scrolled).toBe('false');
  act(() => showsTop(false));
  expect(header.dataset.scrolled).toBe('true');
});

test('favourites are counted where a link leads to them, each home once, and have a button beside the menu', async () => {
  Object.assign(globalThis, { __SERVER__: false });
  localStorage.setItem(
    'savedHomes',
    JSON.stringify({
      lists: [
        { name: '', homes: [7, 8] },
        { name: 'Mer', homes: [8, 9] },
      ],
    }),
  );
  const favourites = {
    label: 'Favoris',
    target: { page: 'favourites' },
    icon: 'heart' as const,
    colour: null,
  };
  const topBar = { left: [], right: [favourites] };
  show(<Header site={{ ...site, topBar }} alternates={{}} path="/fr/" />);
  expect(await screen.findAllByText('3')).toHaveLength(3);
  const header = within(screen.getByRole('banner'));
  const [button] = header.getAllByRole('link', { name: /^Favoris\s?3$/ });
  expect(button!.getAttribute('href')).toBe('/fr/favoris/');
  Object.assign(globalThis, { __SERVER__: true });
});

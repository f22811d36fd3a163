import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { contentModule } from '../../testing/content-module.ts';
import { picture } from '../../testing/listings.ts';
import { renderPart } from '../../testing/render-part.tsx';
import Office from './office.tsx';

const office = contentModule({ kind: 'office', title: 'Notre agence' });
const agency = {
  name: 'Agence du Parc',
  street: 'Rue Haute 1',
  zip: '5000',
  city: 'Namur',
  phone: '081001234',
  email: 'a@parc.example',
};
const show = (place?: { lat: number; lng: number }) =>
  renderPart(<Office module={office} data={null} />, {
    site: { agency: { ...agency, ...(place && { place }) } } as never,
    expose: './Office',
  });

beforeEach(() => {
  // The map is near the window.
  window.IntersectionObserver = class {
    private readonly tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.tell = () =>
        callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
    observe() {
      this.tell();
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

test('the office has its address, how to reach it, and its place on a map', async () => {
  await show({ lat: 50.4669, lng: 4.8675 });
  await act(() => import('../places-map/places-session.tsx'));
  expect(screen.getByRole('region', { name: 'Notre agence' })).toBeTruthy();
  expect(screen.getByText('Rue Haute 1, 5000 Namur')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['tel:081001234', 'mailto:a@parc.example']),
  );
  expect(screen.getByTitle(/^Carte\s: Agence du Parc, Rue Haute 1$/)).toBeTruthy();
});

test('a picture of the module is that of the office', async () => {
  const image = { ...picture, url: '/media/office', alt: 'Notre vitrine' };
  await renderPart(<Office module={{ ...office, image }} data={null} />, {
    site: { agency } as never,
    expose: './Office',
  });
  expect(screen.getByRole('img', { name: 'Notre vitrine' }).getAttribute('src')).toContain('/media/office');
});

test('an agency that does not say where it is has no map', async () => {
  const { container } = await show();
  expect(screen.getByText('Rue Haute 1, 5000 Namur')).toBeTruthy();
  expect(container.querySelector('[class*=map]')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../testing/render-part.tsx';
import { Gallery } from './gallery.tsx';
import { samplePicture } from '../../../testing/pictures.ts';

const samples = [samplePicture('a'), samplePicture('b'), samplePicture('plan', 'floorplan')];
const show = (pictures = samples) =>
  renderPart(
    <Gallery
      label="Photos du bien"
      pictures={pictures}
      name="Villa"
      page="/fr/a-vendre/namur/villa/1/photos/"
      transitionName="picture-1"
      ribbon={null}
    />,
  );

/** Buttons over the pictures, beside those that turn the strip of phones. */
const chips = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
    .filter((label) => !/^Photo (précédente|suivante)$/.test(label!));
const fullScreen = async () => within(await screen.findByRole('dialog'));

test('without scripts each picture is a link to its place on the page of the pictures', () => {
  show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/fr/a-vendre/namur/villa/1/photos/#picture-1',
    '/fr/a-vendre/namur/villa/1/photos/#picture-2',
    '/fr/a-vendre/namur/villa/1/photos/#picture-3',
  ]);
});

test('buttons count what the full screen counts, and the floor plans in it', () => {
  show();
  expect(chips()).toEqual(['1 plan', '3 images']);
});

test('pictures of the progress have a button of their own, and tell their day', async () => {
  const progress = { ...samplePicture('site', 'progress'), alt: 'Gros œuvre', takenOn: '2026-10-15' };
  show([samplePicture('a'), progress]);
  expect(chips()).toEqual(['1 photo du chantier', '2 images']);
  expect(screen.getByRole('link', { name: /^Gros œuvre, 15 octobre 2026/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '1 photo du chantier' }));
  expect(await (await fullScreen()).findByText('2 / 2')).toBeTruthy();
  expect(screen.getAllByText('Gros œuvre, 15 octobre 2026').length).toBeGreaterThan(0);
});

test('without floor plans the button counts photos', () => {
  show(samples.slice(0, 2));
  expect(chips()).toEqual(['2 photos']);
});

test('a click opens the full screen at that picture, Escape closes it', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: /photo 2 sur 3/ }));
  expect(await (await fullScreen()).findByText('2 / 3')).toBeTruthy();
  expect((await fullScreen()).getByRole('button', { name: 'Photo suivante' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a single picture has nothing to turn', () => {
  show(samples.slice(0, 1));
  expect(screen.queryByRole('button', { name: 'Photo suivante' })).toBeNull();
});

test('the button that counts them shows all with what they show; one that is chosen opens in full screen, and closes to the grid', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  show([{ ...samplePicture('a'), alt: 'Séjour' }, samplePicture('plan', 'floorplan')]);
  await userEvent.click(screen.getByRole('button', { name: '2 images' }));
  const grid = await screen.findByRole('dialog', { name: 'Photos du bien' });
  expect(within(grid).getByRole('heading').textContent).toBe('Villa');
  const names = within(grid)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(names[0]).toBe('Séjour');
  await userEvent.click(within(grid).getByRole('button', { name: 'Séjour' }));
  expect(await (await fullScreen()).findByText('1 / 2')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Séjour' })).toBeTruthy();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { renderPart } from '../../../testing/render-part.tsx';
import { Gallery } from './gallery.tsx';
import { samplePicture } from '../../../testing/pictures.ts';

const pictures = [samplePicture('a'), samplePicture('b'), samplePicture('plan', 'floorplan')];

function showAt(address: string) {
  history.pushState(null, '', address);
  renderPart(
    <Gallery
      label="Photos du bien"
      pictures={pictures}
      name="Villa"
      page="/fr/a-vendre/namur/villa/1/photos/"
      transitionName="picture-1"
      ribbon={null}
    />,
    { createRouter: createBrowserRouter },
  );
  return { steps: history.length };
}

const inFullScreen = async (words: string) => within(await screen.findByRole('dialog')).findByText(words);

test.each([
  ['#picture-2', '2 / 3'],
  ['#picture-3', '3 / 3'],
])('an address that ends in %s opens that picture, floor plans too', async (hash, position) => {
  showAt(`/${hash}`);
  expect(await inFullScreen(position)).toBeTruthy();
});

test.each(['#picture-4', '#picture-0', '#picture-x'])('%s opens nothing', async (hash) => {
  showAt(`/${hash}`);
  await userEvent.hover(screen.getByRole('link', { name: /photo 1 sur/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.hash).toBe(hash);
});

test('the picture on screen is in the address; closing restores the address, query and all', async () => {
  showAt('/?loan=1');
  await userEvent.click(screen.getByRole('link', { name: /photo 1 sur/ }));
  expect(await inFullScreen('1 / 3')).toBeTruthy();
  expect(location.hash).toBe('#picture-1');
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(location.hash).toBe('#picture-2'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location.href).toMatch(/\/\?loan=1$/));
});

test('Back closes the picture, whichever is on screen, and Forward opens it again', async () => {
  showAt('/');
  await userEvent.click(screen.getByRole('link', { name: /photo 1 sur/ }));
  expect(await inFullScreen('1 / 3')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(location.hash).toBe('#picture-2'));
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.hash).toBe('');
  act(() => history.forward());
  expect(await inFullScreen('2 / 3')).toBeTruthy();
});

test('who arrives at a picture stays in the page when it is closed', async () => {
  const { steps } = showAt('/#picture-1');
  expect(await inFullScreen('1 / 3')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location.hash).toBe(''));
  expect(history.length).toBe(steps);
});

test('the link to the picture on screen is copied, without the query of the page', async () => {
  const user = userEvent.setup();
  showAt('/?loan=1#picture-2');
  await user.click(await screen.findByRole('button', { name: 'Copier le lien vers cette image' }));
  expect(await inFullScreen('Lien copié')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#picture-2`);
});

test('where the browser does not copy, the address is shown', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  showAt('/#picture-2');
  await user.click(await screen.findByRole('button', { name: 'Copier le lien vers cette image' }));
  expect(await inFullScreen(`${location.origin}/#picture-2`)).toBeTruthy();
});

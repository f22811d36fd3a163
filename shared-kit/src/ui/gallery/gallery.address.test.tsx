import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing-frame.tsx';
import { Gallery } from './gallery.tsx';
import { samplePicture } from './sample-picture.ts';

const pictures = [samplePicture('a'), samplePicture('b'), samplePicture('plan', 'floorplan')];
const show = () =>
  renderPart(
    <Gallery
      label="Photos du bien"
      pictures={pictures}
      name="Villa"
      transitionName="picture-1"
      ribbon={null}
    />,
  );
const routerHears = jest.fn();

beforeEach(() => {
  history.replaceState(null, '', '/villa/?loan=1');
  addEventListener('popstate', routerHears);
});
afterEach(() => {
  removeEventListener('popstate', routerHears);
  routerHears.mockReset();
});

test.each([
  ['#picture-2', '2 / 3'],
  ['#picture-3', '3 / 3'],
])('an address that ends in %s opens that picture, floor plans too', async (hash, position) => {
  history.replaceState(null, '', hash);
  show();
  expect(await screen.findByText(position)).toBeTruthy();
});

test.each(['#picture-4', '#picture-0', '#picture-x'])('%s opens nothing', async (hash) => {
  history.replaceState(null, '', hash);
  show();
  await userEvent.hover(screen.getByRole('link', { name: /photo 1 sur/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.hash).toBe(hash);
});

test('an opened picture is in the address, also after going on to the next; closing restores the address', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: /photo 1 sur/ }));
  expect(await screen.findByText('1 / 3')).toBeTruthy();
  expect(location.hash).toBe('#picture-1');
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(location.hash).toBe('#picture-2'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location.href).toMatch(/\/villa\/\?loan=1$/));
  expect(routerHears).not.toHaveBeenCalled();
});

test('Back closes the picture, Forward opens it again, and the router hears of neither', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: /photo 2 sur/ }));
  expect(await screen.findByText('2 / 3')).toBeTruthy();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByText('2 / 3')).toBeNull());
  act(() => history.forward());
  expect(await screen.findByText('2 / 3')).toBeTruthy();
  expect(routerHears).not.toHaveBeenCalled();
});

test('a picture that the visitor arrived at is closed without leaving the page', async () => {
  history.pushState(null, '', '#picture-1');
  show();
  expect(await screen.findByText('1 / 3')).toBeTruthy();
  const { length } = history;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location.hash).toBe(''));
  expect(history.length).toBe(length);
});

test('the link to the picture on screen is copied, without the query of the page', async () => {
  const user = userEvent.setup();
  history.replaceState(null, '', '#picture-2');
  show();
  await user.click(await screen.findByRole('button', { name: 'Copier le lien vers cette image' }));
  expect(await screen.findByText('Lien copié')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/villa/#picture-2`);
});

test('where the browser does not copy, the address is shown', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  history.replaceState(null, '', '#picture-2');
  show();
  await user.click(await screen.findByRole('button', { name: 'Copier le lien vers cette image' }));
  expect(await screen.findByText(`${location.origin}/villa/#picture-2`)).toBeTruthy();
});

import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../testing/render-part.tsx';
import { ShareMenu } from './share-menu.tsx';

const ADDRESS = 'https://facade.example/fr/a-vendre/eghezee/1399/';
const show = () => renderPart(<ShareMenu address={ADDRESS} name="Villa" propertyId={7} />);

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('uses the device’s own share sheet where there is one', async () => {
  const share = jest.fn(async () => {});
  Object.assign(navigator, { share });
  show();
  await userEvent.click(screen.getByText('Partager'));
  expect(share).toHaveBeenCalledWith({ title: 'Villa', url: ADDRESS });
});

test('copies the link and says so', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByText('Copier le lien'));
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  expect(screen.getByRole('status').textContent).toBe('Lien copié');
});

test('shows the link where it cannot be copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  show();
  await user.click(screen.getByText('Copier le lien'));
  expect(screen.getByRole('status').textContent).toContain(ADDRESS);
});

test('the e-mail carries name and link', () => {
  show();
  const href = decodeURIComponent(screen.getByText('Par e-mail').getAttribute('href')!);
  expect(href).toBe(`mailto:?subject=Villa&body=Ce bien pourrait vous intéresser :\n\nVilla\n${ADDRESS}`);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../testing/render-part.tsx';
import { Link } from './link.tsx';

test('navigates inside the page on desktop and tablet', async () => {
  renderPart(<Link to="/fr/a-vendre/">À vendre</Link>);
  await userEvent.click(screen.getByRole('link', { name: 'À vendre' }));
  expect(screen.getByText('Autre page')).toBeTruthy();
});

test.each([
  ['on mobile', {}, { device: 'mobile' }],
  ['to a page that is to be loaded anew', { reload: true }, {}],
] as const)('leaves the navigation to the browser %s', (_when, props, options) => {
  renderPart(
    <Link to="/fr/a-vendre/" {...props}>
      À vendre
    </Link>,
    options,
  );
  const link = screen.getByRole('link', { name: 'À vendre' });
  expect(link.getAttribute('href')).toBe('/fr/a-vendre/');
  let prevented = true;
  window.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.click();
  expect(prevented).toBe(false);
});

test('opens an absolute address in a new tab', () => {
  renderPart(<Link to="https://www.ipi.be/">IPI</Link>);
  const link = screen.getByRole('link', { name: 'IPI' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test.each(['tel:+3281000000', 'mailto:info@agence.example', '#photos'])('%s is a plain anchor', (to) => {
  renderPart(<Link to={to}>Contact</Link>);
  const link = screen.getByRole('link', { name: 'Contact' });
  expect(link.getAttribute('href')).toBe(to);
  expect(link.getAttribute('target')).toBeNull();
});

test('fetches the code of the page that the visitor is about to open', async () => {
  const preloaded: string[] = [];
  renderPart(<Link to="/fr/a-louer/">À louer</Link>, { preload: (path: string) => preloaded.push(path) });
  await userEvent.hover(screen.getByRole('link', { name: 'À louer' }));
  expect(preloaded).toEqual(['/fr/a-louer/']);
});

test('what leads nowhere is text', () => {
  renderPart(
    <Link to={undefined} className="menu">
      À vendre
    </Link>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('À vendre').className).toBe('menu');
});

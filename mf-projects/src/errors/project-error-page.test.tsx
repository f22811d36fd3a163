import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';
import { ErrorPage } from './project-error-page.tsx';

test('an unknown project says so and leads on to the list', async () => {
  await renderPart(<ErrorPage />, { language: 'de' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Projekt nicht gefunden');
  expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/de/projekte/');
});

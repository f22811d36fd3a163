import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { aProperty } from '../../testing/property-fixture.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { MediaSection } from './media-section.tsx';

const FILM = 'https://www.youtube.com/watch?v=abcdefghijk';
const OTHER = 'https://www.youtube.com/watch?v=lmnopqrstuv';

test.each([
  ['another property', { id: 2, video: FILM, virtualTour: FILM }],
  ['another film', { id: 1, video: OTHER, virtualTour: OTHER }],
])('what was pressed says nothing of %s', async (_what, next) => {
  function Page() {
    const shown = useLocation().search ? next : { id: 1, video: FILM, virtualTour: FILM };
    return (
      <>
        <MediaSection property={aProperty(shown)} />
        <Link to="?next">next</Link>
      </>
    );
  }
  const { container } = renderPart(<Page />);
  for (const plate of screen.getAllByRole('link', { name: /youtube\.com/ })) await userEvent.click(plate);
  expect(container.querySelectorAll('iframe')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'next' }));
  expect(container.querySelector('iframe')).toBeNull();
});

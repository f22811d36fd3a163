import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { renderPart } from '../../testing/render-part.tsx';
import { RoomsField } from './rooms-field.tsx';

const rooms = { bedrooms: 7, garages: 3, toilets: 2 } satisfies ListingQuery['rooms'];

test('what an address asks for stays, whatever the agency offers', async () => {
  await renderPart(
    <form>
      <RoomsField rooms={rooms} onChange={jest.fn()} group="fields" />
    </form>,
    { site: { rooms: { bedrooms: 4, garages: true } } },
  );
  const form = document.querySelector('form')!;
  expect([...new FormData(form)].map(String).sort()).toEqual(['bedrooms,7', 'garages,3', 'toilets,2']);
  // Without scripts the browser would not send a form whose number is above its limit.
  expect(form.checkValidity()).toBe(true);
  expect(screen.getByRole('button', { name: 'Chambres : un de plus' })).toHaveProperty('disabled', true);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { THIRD_PARTY_IDS } from 'shared-kit/domain/third-parties';
import { aProperty } from '../../testing/property-fixture.ts';
import { renderPart, site } from '../../testing/render-part.tsx';
import { StreetView } from './place-section.tsx';

const KEY = THIRD_PARTY_IDS.googleMap.example;
const HERE = { lat: 50.59, lng: 4.9 };
const placed: Partial<PropertyDetail> = { place: { ...HERE, isExact: true } };
const wanted = { streetView: true, thirdParties: { googleMap: KEY } };
const show = (property = placed, settings: object = wanted, at = '/fr/') =>
  renderPart(<StreetView property={aProperty(property)} />, { at, site: { ...site, ...settings } });

test('Google is asked for the street only when the visitor presses the plate, which names it', async () => {
  const { container } = show();
  expect(container.querySelector('iframe')).toBeNull();
  const plate = screen.getByRole('link', { name: /google\.com/ });
  expect(plate.getAttribute('href')).toBe(
    'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=50.59%2C4.9',
  );
  await userEvent.click(plate);
  expect(screen.getByTitle('Vue de la rue').getAttribute('src')).toBe(
    `https://www.google.com/maps/embed/v1/streetview?key=${KEY}&location=50.59%2C4.9`,
  );
});

test('who has pressed it on one property is asked again on the next', async () => {
  function Page() {
    const id = useLocation().search ? 2 : 1;
    return (
      <>
        <StreetView property={aProperty({ ...placed, id })} />
        <Link to="?next">next</Link>
      </>
    );
  }
  const { container } = renderPart(<Page />, { site: { ...site, ...wanted } });
  await userEvent.click(screen.getByRole('link', { name: /google\.com/ }));
  expect(container.querySelector('iframe')).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'next' }));
  expect(container.querySelector('iframe')).toBeNull();
});

test.each([
  ['the address is not published', { place: { ...HERE, isExact: false } }, wanted, '/fr/'],
  ['nobody knows the place', {}, wanted, '/fr/'],
  ['the agency has not asked for it', placed, { ...wanted, streetView: undefined }, '/fr/'],
  ['the agency has no key', placed, { streetView: true }, '/fr/'],
  ['the key has a wrong shape', placed, { streetView: true, thirdParties: { googleMap: '"><b>' } }, '/fr/'],
  ['the page is a preview', placed, wanted, '/fr/preview/1/'],
])('there is none where %s', (_why, property, settings, at) => {
  expect(show(property, settings, at).container.textContent).toBe('');
});

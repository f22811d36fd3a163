import { screen } from '@testing-library/react';
import { aProperty } from '../../testing/property-fixture.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ContactCard } from './contact-card.tsx';

const person = { name: 'Anne Dubois', email: 'anne@facade.example', phone: '0475123456', photo: null };

test.each([
  ['where a visit can be booked', '/fr/visite/?property=1399', 'Planifier une visite'],
  ['where none can', undefined, 'Poser une question'],
])('the card has one primary button: %s', (_where, visitPath, name) => {
  renderPart(
    <ContactCard property={aProperty()} person={person} subject="Villa 4 façades" visitPath={visitPath} />,
  );
  const primary = screen.getAllByRole('link').filter(({ classList }) => classList.contains('primary'));
  expect(primary.map(({ textContent }) => textContent)).toEqual([name]);
});

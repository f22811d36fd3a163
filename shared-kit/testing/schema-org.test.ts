import { schemaOrgFaults } from './schema-org.ts';

const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });
const house = { '@type': 'House', name: 'Villa', numberOfBedrooms: 3 };

test('what schema.org defines has no fault', () => {
  expect(schemaOrgFaults(graph(house), { '@context': 'https://schema.org', ...house })).toEqual([]);
});

test('properties, types and values that it does not define are faults, inside of others too', () => {
  const faults = schemaOrgFaults(
    graph({ ...house, bedrooms: 3 }),
    graph({ ...house, '@type': 'Villa' }),
    graph({ '@type': 'Offer', availability: 'https://schema.org/Gone' }),
    graph({ '@type': 'RealEstateListing', mainEntity: { ...house, floor: 1 } }),
  );
  for (const named of ['bedrooms', 'Villa', 'Gone', 'floor'])
    expect(faults).toContainEqual(expect.stringContaining(named));
});

import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { schemaOrgFaults } from 'shared-kit/testing/schema-org.ts';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { aProject, soldOut } from '../../testing/projects.ts';
import { site, textIn } from '../../testing/render-part.tsx';
import { meta } from './project.route.ts';

const createMeta = (over: Partial<ProjectDetail> = {}) =>
  meta({
    data: { project: aProject(over), similar: [] },
    language: 'fr',
    site: site('fr'),
    href: siteHref('fr'),
    routeId: 'project',
    url: new URL('https://facade.example/fr/projects/evere/saphir/36/'),
    text: textIn('fr'),
  });
const readGraph = (over?: Partial<ProjectDetail>) =>
  (createMeta(over).jsonLd as { '@graph': [Record<string, object>, Record<string, object>] })['@graph'];

test('title, description, languages and picture are those of the project', () => {
  expect(createMeta()).toMatchObject({
    title: 'Saphir, projet neuf à Evere',
    description: 'Face au parc.',
    paths: { nl: '/nl/projecten/evere/saphir/36/' },
    image: '/media/a',
  });
});

test('the breadcrumb leads back to the list', () => {
  expect(createMeta().breadcrumb).toEqual([
    { label: 'Projets neufs', path: '/fr/projects/' },
    { label: 'Saphir' },
  ]);
});

test('search engines read an address for the steps of the breadcrumb that have one, and for no other', () => {
  expect(readGraph()[1]).toMatchObject({
    itemListElement: [{ position: 1, item: 'https://facade.example/fr/projects/' }, { position: 2 }],
  });
  expect(readGraph()[1]).not.toHaveProperty('itemListElement.1.item');
});

test('search engines read the offer with its range of prices', () => {
  expect(readGraph()[0]).toMatchObject({
    offers: {
      lowPrice: 279_000,
      highPrice: 570_000,
      offerCount: 8,
      availability: 'https://schema.org/InStock',
    },
    mainEntity: { '@type': 'ApartmentComplex', numberOfAccommodationUnits: { value: 14 } },
  });
  expect(readGraph(soldOut)[0]!.offers).toEqual(
    expect.not.objectContaining({ lowPrice: expect.anything() as unknown }),
  );
  expect(readGraph(soldOut)[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
});

test('a street that is not published is not told to search engines either', () => {
  const address = { ...aProject().address, street: null, houseNumber: null };
  expect(JSON.stringify(readGraph({ address }))).not.toContain('streetAddress');
});

test('what search engines read of any project is as schema.org defines it', () => {
  const different = [{}, soldOut, { typeIds: [1], price: null }];
  expect(schemaOrgFaults(...different.map((changes) => createMeta(changes).jsonLd))).toEqual([]);
});

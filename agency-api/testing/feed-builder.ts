import type { Feed } from 'shared-kit/contracts/feed/feed';
import type { ProjectRecord, PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';

type Unspoken<Item> = Omit<Partial<Item>, 'language'>;

/** A complete feed from the values that a test needs, with defaults for all others. */
export function createFeed(
  language: Language,
  properties: (Unspoken<PropertyRecord> & { ID: number })[],
  rest: Omit<Partial<Feed>, 'details'> & {
    details?: (Unspoken<PropertyDetailRecord> & { ID: number })[];
  } = {},
): Feed {
  const { details, ...lists } = rest;
  return {
    language,
    projects: [],
    webIDs: [
      { ID: 1, WebID: 1, Name: `Maison ${language}`, ShowOrder: 0, Sale: true, Rent: true, language },
      { ID: 2, WebID: 2, Name: `Appartement ${language}`, ShowOrder: 1, Sale: true, Rent: true, language },
    ],
    citys: [],
    citysSale: [],
    citysRent: [],
    neighbourhoods: [],
    ...lists,
    properties: properties.map((property) => createProperty(language, property)),
    ...(details && { details: details.map((detail) => ({ ...detail, language })) }),
  };
}

/** A project, of the values that a test needs. */
export const createProject = (
  language: Language,
  values: Unspoken<ProjectRecord> & { ID: number },
): ProjectRecord => ({
  Goal: 0,
  City: 'Evere',
  Zip: '1140',
  WebID: '2',
  WebIDName: 'Appartement (2)',
  ProjectWebID: 2,
  SmallPicture: '',
  ...values,
  language,
});

function createProperty(
  language: Language,
  property: Unspoken<PropertyRecord> & { ID: number },
): PropertyRecord {
  return {
    Goal: 0,
    City: 'Namur',
    Zip: '5000',
    TypeDescription: 'Maison',
    WebID: 1,
    WebIDs: '1',
    MainTypeName: 'Maison',
    RecordFile: `A${property.ID}`,
    Marquee: 0,
    ...property,
    language,
  };
}

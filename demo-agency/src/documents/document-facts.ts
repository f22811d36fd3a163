import { labelText } from 'shared-kit/domain/energy-label';
import { demoListings } from '../feed/demo-listings.ts';
import type { Listing } from '../feed/listing.ts';
import { DEMO_PROJECTS } from '../feed/projects/demo-projects.ts';
import { documentAddress, type DocumentName } from '../addresses/document-address.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';

/** Label and value. */
export type Fact = readonly [string, string];

let byId: ReadonlyMap<number, Listing> | undefined;

/** Content of a document; undefined if no listing or project has it. */
export function documentFacts({ subject, kind, language }: DocumentName): Fact[] | undefined {
  const told = (key: keyof typeof DOCUMENT_TEXTS, value: string | number | null, unit = ''): Fact[] =>
    value === null ? [] : [[DOCUMENT_TEXTS[key][language], `${value}${unit}`]];
  byId ??= new Map(demoListings().map((listing) => [listing.id, listing]));
  const listing = byId.get(subject);
  if (!listing) return projectFacts();
  if (!listing.documents.some(({ url }) => url[language] === documentAddress({ subject, kind, language })))
    return undefined;
  const { reference, address, building, size, energy } = listing;
  return [
    ...told('reference', reference),
    ...told('town', `${address.town.zip} ${address.city[language]}`),
    ...told('constructionYear', building.constructionYear),
    ...told('living', size.living, ' m²'),
    ...told('ground', size.ground, ' m²'),
    ...told('bedrooms', size.bedrooms),
    ...(kind === 'energy' && energy
      ? [
          ...told('performance', energy.performance, ' kWh/m².a'),
          ...told('label', labelText(energy.label)),
          ...told('certificate', energy.code),
        ]
      : []),
  ];

  function projectFacts(): Fact[] | undefined {
    const project = DEMO_PROJECTS.find(({ id }) => id === subject);
    if (!project || (kind !== 'plans' && kind !== 'specifications')) return undefined;
    return [...told('reference', project.name[language]), ...told('town', project.townName)];
  }
}

import type { Language } from 'shared-kit/domain/languages';
import { generatedListing } from './generated-listing.ts';
import { GENERATED_TOWNS } from './generated-towns.ts';

const TYPES = [
  [1, 'Maison'],
  [2, 'Appartement'],
  [4, 'Terrain'],
  [10, 'Autres'],
] as const;
const RECORDS_PER_PIECE = 200;

/** A feed of any size as chunks of text, the same in every run: for benchmarks of the loader and of the search. */
export function* generateFeed(count: number, language: Language): Generator<string> {
  const types = TYPES.map(([WebID, Name], ShowOrder) => ({
    ID: WebID,
    WebID,
    Name,
    ShowOrder,
    Sale: true,
    Rent: true,
    language,
  }));
  const cities = GENERATED_TOWNS.map(({ name: Name, zip: Zip }) => ({
    Name,
    Zip,
    CountryID: 10,
    CountryName: 'Belgique',
    PropertyCount: 0,
    language,
  }));
  yield `{"language":"${language}","projects":[],"neighbourhoods":[],"webIDs":${JSON.stringify(types)},`;
  yield `"citys":${JSON.stringify(cities)},"citysSale":[],"citysRent":[],\n"properties":[`;
  yield* records(count, (id) => generatedListing(id, language).property);
  yield '],\n"details":[';
  yield* records(count, (id) => generatedListing(id, language).detail);
  yield ']}\n';
}

/** Descending IDs, as in the exports of agencies. */
function* records(count: number, createRecord: (id: number) => object): Generator<string> {
  let piece: string[] = [];
  for (let id = count; id >= 1; id--) {
    piece.push(JSON.stringify(createRecord(id)));
    const isFull = piece.length === RECORDS_PER_PIECE || id === 1;
    if (!isFull) continue;
    yield `${piece.join(',\n')}${id === 1 ? '' : ',\n'}`;
    piece = [];
  }
}

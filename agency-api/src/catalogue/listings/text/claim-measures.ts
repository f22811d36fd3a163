import { ENERGY_GROUPS } from 'shared-kit/domain/search-criteria';
import { ROOM_COLUMNS } from '../search/room-columns.ts';
import { readAmounts, readEnergy } from '../words/amount-words.ts';
import { namedKinds } from '../words/named-kinds.ts';
import { namedPlaces } from '../words/place-words.ts';
import { readRooms } from '../words/room-words.ts';
import { findReference } from './claim-references.ts';
import type { Claims } from './claims.ts';
import { NOTHING, createPart } from './text-meaning.ts';

/** Numbers of rooms. */
export function claimRooms(claims: Claims): void {
  for (const { field, least, ...span } of readRooms(claims.text.folded)) {
    if (!claims.isFree(span)) continue;
    const rooms = { column: ROOM_COLUMNS[field], least };
    claims.add({ ...createPart('rooms', span, { ...NOTHING, rooms }), filters: { rooms: { field, least } } });
  }
}

/** Sums and surfaces. A sum that nothing but its size tells is none where it is a reference or a postal code. */
export function claimAmounts(claims: Claims): void {
  const { columns, vocabulary, goal } = claims.context;
  const namesType = (word: string) => namedKinds(vocabulary).get(word)?.kind === 'type';
  for (const { of, isBare, ofGround, from, to, ...bounds } of readAmounts(claims.text.folded, goal)) {
    const span = { from, to };
    const figures = claims.text.folded.slice(from, to).trim();
    const isOther =
      isBare && (namedPlaces(vocabulary).get(figures) || findReference(columns, figures) !== undefined);
    if (isOther || !claims.isFree(span)) continue;
    const range = { column: of, ...bounds };
    const part = createPart(of === 'price' ? 'price' : 'surface', span, { ...NOTHING, range });
    // "maison terrain 1000 m²" asks for a house, "terrain 1000 m²" for land.
    const isBeside =
      ofGround &&
      claims.isFree(ofGround) &&
      claims.text.words.some(
        ({ word, from: at }) => (at < ofGround.from || at >= ofGround.to) && namesType(word),
      );
    const spans = isBeside ? [ofGround, span].sort((a, b) => a.from - b.from) : [span];
    claims.add({ ...part, spans, filters: { range: { of, ...bounds } } });
  }
}

/** Letters of the certificate. */
export function claimEnergy(claims: Claims): void {
  for (const { groups, ...span } of readEnergy(claims.text.folded)) {
    if (!claims.isFree(span)) continue;
    const energy = groups.map((group) => ENERGY_GROUPS.indexOf(group) + 1);
    claims.add({ ...createPart('energy', span, { ...NOTHING, energy }), filters: { energy: groups } });
  }
}

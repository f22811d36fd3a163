import type { Listing } from '../../listing.ts';
import type { PointKey } from '../../points/point.ts';
import { attach, buildTitles } from '../build-titles.ts';
import type { PointWords, TitleCandidate } from '../voice.ts';
import { counted } from './dutch-grammar.ts';
import { dutchNoun, withEpithet } from './dutch-noun.ts';

export function dutchTitles(listing: Listing, point: (key: PointKey) => PointWords): TitleCandidate[] {
  const noun = dutchNoun(listing);
  const { names, landmark } = listing.address.town;
  const bedrooms = listing.size.bedrooms ?? 0;
  const project = listing.unit?.project.name.nl;
  return buildTitles(listing, {
    noun: (epithet) => withEpithet(noun, epithet),
    nounWithRooms: bedrooms > 0 ? `${noun[0]} met ${counted(bedrooms, 'slaapkamer')}` : null,
    point,
    near: landmark
      ? [`vlak bij ${landmark.nl}`, `op wandelafstand van ${landmark.nl}`, `nabij ${landmark.nl}`]
      : [],
    frames: {
      nounTail: attach,
      roomsTail: (name, tail) =>
        tail.startsWith('met ') ? `${name} en ${tail.slice(4)}` : attach(name, tail.replace(/^(?!,)/, ', ')),
      nounTownTail: (name, tail) =>
        tail.startsWith(',') ? `${name} in ${names.nl}${tail}` : `${name} ${tail} in ${names.nl}`,
      nounNear: (name, near) => `${name} ${near}`,
      townFirst: (name, tail) => `${names.nl}: ${attach(name, tail)}`,
      sloganNoun: (slogan, name) => `${slogan}: ${name} in ${names.nl}`,
      townSlogan: (slogan) => `${slogan} in ${names.nl}`,
      inProject: project ? (title) => `${project}: ${title}` : null,
    },
  });
}

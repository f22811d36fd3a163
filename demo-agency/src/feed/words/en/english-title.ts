import type { Listing } from '../../listing.ts';
import type { PointKey } from '../../points/point.ts';
import { attach, buildTitles } from '../build-titles.ts';
import type { PointWords, TitleCandidate } from '../voice.ts';
import { inWords } from './english-grammar.ts';
import { englishNoun, withEpithet } from './english-noun.ts';

export function englishTitles(listing: Listing, point: (key: PointKey) => PointWords): TitleCandidate[] {
  const noun = englishNoun(listing);
  const { names, landmark } = listing.address.town;
  const bedrooms = listing.size.bedrooms ?? 0;
  const project = listing.unit?.project.name.en;
  return buildTitles(listing, {
    noun: (epithet) => withEpithet(noun, epithet),
    nounWithRooms: bedrooms > 0 ? `${inWords(bedrooms)}-bedroom ${noun}` : null,
    point,
    near: landmark
      ? [`near ${landmark.en}`, `a short walk from ${landmark.en}`, `close to ${landmark.en}`]
      : [],
    frames: {
      nounTail: attach,
      roomsTail: attach,
      nounTownTail: (name, tail) => `${name} in ${names.en}${tail.startsWith(',') ? '' : ' '}${tail}`,
      nounNear: (name, near) => `${name} ${near}`,
      townFirst: (name, tail) => `${names.en}: ${attach(name, tail)}`,
      sloganNoun: (slogan, name) => `${slogan}: ${name} in ${names.en}`,
      townSlogan: (slogan) => `${names.en}: ${slogan.charAt(0).toLowerCase()}${slogan.slice(1)}`,
      inProject: project ? (title) => `${project}: ${title}` : null,
    },
  });
}

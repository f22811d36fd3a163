import type { Listing } from '../../listing.ts';
import type { PointKey } from '../../points/point.ts';
import { attach, buildTitles } from '../build-titles.ts';
import type { PointWords, TitleCandidate } from '../voice.ts';
import { inWords, von } from './german-grammar.ts';
import { germanNoun, withEpithet } from './german-noun.ts';

export function germanTitles(listing: Listing, point: (key: PointKey) => PointWords): TitleCandidate[] {
  const noun = germanNoun(listing);
  const { names, landmark } = listing.address.town;
  const bedrooms = listing.size.bedrooms ?? 0;
  const project = listing.unit?.project.name.de;
  return buildTitles(listing, {
    noun: (epithet) => withEpithet(noun, epithet),
    nounWithRooms:
      bedrooms > 0
        ? `${noun[0]} mit ${bedrooms === 1 ? 'einem Schlafzimmer' : `${inWords(bedrooms)} Schlafzimmern`}`
        : null,
    point,
    near: landmark
      ? [`nahe ${landmark.de}`, `wenige Schritte ${von(landmark.de)}`, `unweit ${von(landmark.de)}`]
      : [],
    frames: {
      nounTail: attach,
      roomsTail: (name, tail) =>
        tail.startsWith('mit ') ? `${name} und ${tail.slice(4)}` : attach(name, tail.replace(/^(?!,)/, ', ')),
      nounTownTail: (name, tail) =>
        tail.startsWith(',') ? `${name} in ${names.de}${tail}` : `${name} ${tail} in ${names.de}`,
      nounNear: (name, near) => `${name} ${near}`,
      townFirst: (name, tail) => `${names.de}: ${attach(name, tail)}`,
      sloganNoun: (slogan, name) => `${slogan}: ${name} in ${names.de}`,
      townSlogan: (slogan) => `${names.de}: ${slogan}`,
      inProject: project ? (title) => `${project}: ${title}` : null,
    },
  });
}

import type { Listing } from '../../listing.ts';
import type { PointKey } from '../../points/point.ts';
import { buildTitles } from '../build-titles.ts';
import type { PointWords, TitleCandidate } from '../voice.ts';
import { articles, frenchNoun, withEpithet } from './french-noun.ts';
import { counted, de } from './french-grammar.ts';

export function frenchTitles(listing: Listing, point: (key: PointKey) => PointWords): TitleCandidate[] {
  const noun = frenchNoun(listing);
  const { names, landmark } = listing.address.town;
  const bedrooms = listing.size.bedrooms ?? 0;
  const project = listing.unit?.project.name.fr;
  const { un } = articles(noun);
  const article = un.slice(0, un.indexOf(' '));
  return buildTitles(listing, {
    noun: (epithet) => withEpithet(noun, epithet),
    nounWithRooms: bedrooms > 0 ? `${noun[0]} ${de(counted(bedrooms, 'chambre'))}` : null,
    point,
    near: landmark
      ? [`près ${de(landmark.fr)}`, `à deux pas ${de(landmark.fr)}`, `à proximité ${de(landmark.fr)}`]
      : [],
    frames: {
      nounTail: (name, tail) => `${name} ${tail}`,
      roomsTail: (name, tail) => `${name} ${tail}`,
      nounTownTail: (name, tail) => `${name} ${tail} à ${names.fr}`,
      nounNear: (name, near) => `${name} ${near}`,
      townFirst: (name, tail) => `à ${names.fr}, ${article} ${name} ${tail}`,
      sloganNoun: (slogan, name) => `${slogan} : ${name} à ${names.fr}`,
      townSlogan: (slogan) => `${names.fr} : ${slogan.charAt(0).toLowerCase()}${slogan.slice(1)}`,
      inProject: project ? (title) => `${project} : ${title}` : null,
    },
  });
}

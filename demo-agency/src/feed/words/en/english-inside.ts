import type { Size } from '../../facts/size.ts';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { capital, counted, listed } from './english-grammar.ts';
import { englishNoun } from './english-noun.ts';

/** How the rooms lie. */
export function englishInside(listing: Listing): Ways | null {
  const { family, size } = listing;
  const wet = wetRooms(size);
  if (family === 'flat' && size.bedrooms === 0) {
    return { group: 'inside/studio', options: [
      `The main room combines living and sleeping areas, with ${listed(wet)} besides.`,
      `A fine living room with a sleeping alcove, a kitchenette and ${listed(wet)}: the plan is simple and well thought out.`,
    ] };
  }
  const bedrooms = counted(size.bedrooms ?? 0, 'bedroom');
  const rooms = listed([bedrooms, ...wet]);
  if (family === 'flat') {
    return { group: 'inside/flat', options: [
      `The hall leads to ${listed(['the living room', bedrooms, ...wet])}.`,
      `Around the living room are ${listed([bedrooms, ...wet, 'a separate WC'])}.`,
      `For the night, ${rooms}; for the day, a living room that is a pleasure to furnish.`,
      `Inside you will find ${listed(['a comfortable living room', bedrooms, ...wet, 'good storage'])}.`,
      `The sleeping area, set well apart, has ${rooms}.`,
    ] };
  }
  if (family === 'house') {
    return { group: 'inside/house', options: [
      `The hall leads to a large living room; the sleeping quarters have ${rooms}.`,
      `The living areas open to the outdoors, while the sleeping quarters hold ${rooms}.`,
      `Sitting room, dining room and kitchen follow each other naturally, and there are ${rooms}.`,
      `For the nights, ${rooms}; for the days, a living room where everyone finds a place.`,
      `The plan is simple and efficient: ${listed(['a large living room', bedrooms, ...wet, 'plenty of storage'])}.`,
      `${capital(`the ${englishNoun(listing)}`)} has ${rooms}, around a welcoming living room.`,
    ] };
  }
  return null;
} // prettier-ignore

function wetRooms({ bathrooms, showerRooms }: Size): string[] {
  return [
    bathrooms ? (bathrooms === 1 ? 'a bathroom' : counted(bathrooms, 'bathroom')) : '',
    showerRooms ? 'a shower room' : '',
  ].filter(Boolean);
}

export function englishKitchen({ equipment, amenities }: Listing): Ways | null {
  if (!equipment.kitchen || amenities.furnished) return null;
  const options = {
    'super-equipped': [
      'The fully equipped kitchen is as handsome as it is practical.',
      'The kitchen has every appliance: oven, dishwasher, induction hob and extractor hood.',
      'With its stone worktop and recent appliances, the kitchen only lacks a cook.',
    ],
    equipped: [
      'The fitted kitchen is practical and well maintained.',
      'The kitchen is fitted with all you need and offers good storage.',
      'The fitted kitchen opens onto the dining area.',
    ],
    'semi-equipped': [
      'The partly fitted kitchen leaves room for your own ideas.',
      'The kitchen is partly fitted, to be completed to your taste.',
    ],
    simple: ['The simple kitchen could do with updating.', 'The original kitchen needs replacing.'],
    none: ['The kitchen is yours to install.', 'The place for the kitchen is ready, with all its connections.'],
  }[equipment.kitchen];
  return { group: `kitchen/${equipment.kitchen}`, options };
} // prettier-ignore

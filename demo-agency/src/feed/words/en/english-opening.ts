import type { Listing } from '../../listing.ts';
import { isUpstairs } from '../is-upstairs.ts';
import type { Ways } from '../voice.ts';
import { a, capital, surface } from './english-grammar.ts';
import { englishNoun } from './english-noun.ts';

/** First sentence: what it is and where. */
export function englishOpening(listing: Listing): Ways {
  const { family, size, building, unit } = listing;
  const town = listing.address.town.names.en;
  const noun = englishNoun(listing);
  const m2 = surface(family === 'land' ? size.ground : size.living);
  if (unit) {
    const project = unit.project.name.en;
    return { group: 'opening/unit', options: [
      `Part of the ${project} project, this ${noun} (unit ${unit.name}) of ${m2} pairs a clever plan with careful finishes.`,
      `This ${noun} of ${m2} is unit ${unit.name} of the ${project} project in ${town}.`,
      `Unit ${unit.name} of the ${project} project: ${a(noun)} of ${m2}, built to last.`,
      `${project} brings contemporary living to ${town}, and unit ${unit.name}, with its ${m2}, is a good example.`,
    ] };
  }
  switch (family) {
    case 'house':
      return { group: 'opening/house', options: [
        `In ${town}, this ${m2} ${noun} wins you over at the door with its space and its atmosphere.`,
        `You do not visit ${a(noun)} like this every day: ${m2} of living space, a pleasant setting and a sought-after part of ${town}.`,
        `If you are looking for space without being far from everything, this ${m2} ${noun} in ${town} is for you.`,
        `Behind a restrained façade lie ${m2} of very pleasant living space.`,
        `Built ${builtIn(building.constructionYear)}, this ${noun} in ${town} has ${m2} of living space.`,
        `Looking for ${a(noun)} in ${town} where life is good? Here is one of ${m2}, well worth a visit.`,
        `With its ${m2} of living space, this ${noun} in ${town} gives the whole family room to grow.`,
        `This ${noun} has plenty going for it: ${m2} of well-planned space, a good neighbourhood and all that ${town} has to offer.`,
      ] };
    case 'flat':
      return { group: 'opening/flat', options: [
        `In ${town}, ${a(noun)} of ${m2} where every square metre counts.`,
        `This ${noun} of ${m2} is in ${block(building.constructionYear)}, right in the life of ${town}.`,
        `${capital(a(noun))} of ${m2} in ${town}, practical and pleasant: just what you need to simplify your days.`,
        `Everything is close at hand from this ${noun} of ${m2} in ${town}.`,
        `You will feel at home in this ${noun} of ${m2} from the moment you walk in.`,
        `Anyone looking for ${a(noun)} in ${town} will appreciate the proportions of this one: ${m2} and no wasted corridors.`,
        ...(isUpstairs(listing)
          ? [
              `${capital(storey(size.floor ?? 0))}, this ${noun} of ${m2} enjoys a clear layout and good light.`,
              `${capital(storey(size.floor ?? 0))} of a ${size.floors > 4 ? 'well-run residence' : 'small building'}, this ${noun} offers ${m2} of well-arranged space.`,
            ]
          : []),
      ] };
    case 'land':
      return { group: 'opening/land', options: [
        `In ${town}, this ${noun} of ${m2} is waiting for your project.`,
        `A plot of ${m2} in ${town}: enough to build the house that suits you.`,
        `Plots are becoming rare in ${town}; this one offers ${m2} in a good spot.`,
        `${m2} to build on in ${town}, in pleasant surroundings: an opportunity to seize.`,
        `Do you dream of building in ${town}? This plot of ${m2} deserves a visit.`,
      ] };
    case 'investment':
      return { group: 'opening/investment', options: [
        `In ${town}, this ${noun} of ${m2} comprises several well-kept flats.`,
        `Investing in ${town}: ${a(noun)} of ${m2}, built ${builtIn(building.constructionYear)}, with regular income.`,
        `This ${noun} of ${m2} stands in a street of ${town} where tenants are never hard to find.`,
        `For those who want to invest in bricks and mortar, this ${noun} of ${m2} in ${town} has good arguments.`,
      ] };
    case 'business':
      return { group: 'opening/business', options: [
        `In ${town}, this ${noun} of ${m2} offers a well-placed base for your work.`,
        `${capital(a(noun))} of ${m2} in ${town}, ready for your activity.`,
        `Does your company need space in ${town}? This ${noun} offers ${m2} for it.`,
        `Well placed in ${town}, this ${noun} has ${m2} that are easy to fit out.`,
        `To start or to expand in ${town}: ${a(noun)} of ${m2}, practical from day one.`,
      ] };
    case 'garage':
      return { group: 'opening/garage', options: [
        `${capital(a(noun))} in ${town} to keep your car safe.`,
        `No more hunting for a space in ${town}: this ${noun} is close by.`,
        `${capital(a(noun))} in ${town}, for a car, bicycles or a little storage.`,
      ] };
  }
} // prettier-ignore

/** What the surroundings are like. */
export function englishSetting({ address, family }: Listing): Ways | null {
  if (family === 'garage') return null;
  if (family === 'business' || family === 'investment') {
    return { group: 'setting/work', options: [
      'The main roads are close by.',
      'The neighbourhood mixes homes, services and shops.',
      'The address is well known and easy to find.',
    ] };
  }
  const town = address.town.names.en;
  const ways = {
    city: [
      'Shops, schools and public transport are a few minutes away on foot.',
      'The neighbourhood is lively during the week and quiet on Sundays.',
      `You can reach the centre of ${town} without a car.`,
      'The good addresses of the neighbourhood are around the corner.',
      'Buses, shared bicycles, a baker and a grocer: it is all here.',
    ],
    town: [
      'The shops and schools of the centre are close by.',
      `You enjoy life in ${town} and are on the main roads in no time.`,
      'The residential neighbourhood is popular with families.',
      'The market, the library and the sports club are part of daily life.',
      'The neighbourhood is quiet, with services a few minutes away.',
    ],
    village: [
      'The village has kept its school, its bakery and its country lanes.',
      'You live among greenery, a quarter of an hour from the main roads.',
      'Walks begin at the front door.',
      'The setting is rural and the neighbours are welcoming.',
      'Village life is real here: a school, a sports club and local fairs.',
    ],
    coast: [
      'The sea, the dunes and the café terraces are close by.',
      'In every season, the walk along the water is a few steps away.',
      'The coastal tram is an easy link to the neighbouring resorts.',
    ],
  };
  return { group: `setting/${address.town.setting}`, options: ways[address.town.setting] };
} // prettier-ignore

const builtIn = (year: number) => (year < 1940 ? `around ${year}` : `in ${year}`);
const block = (year: number) =>
  year >= 2015 ? 'a recent building' : year < 1940 ? 'a period building' : `a building of ${year}`;

const STOREYS = ['ground', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const storey = (floor: number) => `on the ${STOREYS[floor] ?? `${floor}th`} floor`;

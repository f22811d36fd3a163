import type { Size } from '../../facts/size.ts';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { capital, counted, listed } from './dutch-grammar.ts';
import { articles, dutchNoun } from './dutch-noun.ts';

/** How the rooms lie. */
export function dutchInside(listing: Listing): Ways | null {
  const { family, size } = listing;
  const wet = wetRooms(size);
  if (family === 'flat' && size.bedrooms === 0) {
    return { group: 'inside/studio', options: [
      `De leefruimte met slaaphoek wordt aangevuld met ${listed(wet)}.`,
      `Een mooie leefruimte met slaaphoek, een kitchenette en ${listed(wet)}: het plan is eenvoudig en doordacht.`,
    ] };
  }
  const bedrooms = counted(size.bedrooms ?? 0, 'slaapkamer');
  const rooms = listed([bedrooms, ...wet]);
  if (family === 'flat') {
    return { group: 'inside/flat', options: [
      `De inkomhal geeft toegang tot ${listed(['de leefruimte', bedrooms, ...wet])}.`,
      `Rond de leefruimte liggen ${listed([bedrooms, ...wet, 'een apart toilet'])}.`,
      `Voor de nacht: ${rooms}; voor de dag: een leefruimte die zich graag laat inrichten.`,
      `U vindt er ${listed(['een comfortabele leefruimte', bedrooms, ...wet, 'bergruimte'])}.`,
      `Het goed afgescheiden nachtgedeelte telt ${rooms}.`,
    ] };
  }
  if (family === 'house') {
    const { het } = articles(dutchNoun(listing));
    return { group: 'inside/house', options: [
      `De hal leidt naar een ruime leefruimte; het nachtgedeelte telt ${rooms}.`,
      `De leefruimtes openen zich naar buiten, terwijl het nachtgedeelte ${rooms} omvat.`,
      `Zithoek, eetkamer en keuken lopen vlot in elkaar over; daarbij komen ${rooms}.`,
      `Voor de nachten ${rooms}, voor de dagen een leefruimte waar ieder zijn plaats vindt.`,
      `Het plan is eenvoudig en efficiënt: ${listed(['een grote leefruimte', bedrooms, ...wet, 'veel bergruimte'])}.`,
      `${capital(het)} telt ${rooms}, rond een warme leefruimte.`,
    ] };
  }
  return null;
} // prettier-ignore

function wetRooms({ bathrooms, showerRooms }: Size): string[] {
  return [
    bathrooms ? (bathrooms === 1 ? 'een badkamer' : counted(bathrooms, 'badkamer')) : '',
    showerRooms ? 'een douchekamer' : '',
  ].filter(Boolean);
}

export function dutchKitchen({ equipment, amenities }: Listing): Ways | null {
  if (!equipment.kitchen || amenities.furnished) return null;
  const options = {
    'super-equipped': [
      'De volledig ingerichte keuken is even mooi als praktisch.',
      'De keuken heeft alle toestellen: oven, vaatwasser, inductiekookplaat en dampkap.',
      'Met een stenen werkblad en recente toestellen wacht de keuken enkel nog op de kok.',
    ],
    equipped: [
      'De ingerichte keuken is functioneel en goed onderhouden.',
      'De keuken is met het nodige uitgerust en biedt veel kastruimte.',
      'De ingerichte keuken staat in verbinding met de eethoek.',
    ],
    'semi-equipped': [
      'De gedeeltelijk ingerichte keuken laat plaats voor uw wensen.',
      'De keuken is gedeeltelijk ingericht en naar eigen smaak aan te vullen.',
    ],
    simple: ['De eenvoudige keuken is aan vernieuwing toe.', 'De oorspronkelijke keuken moet vervangen worden.'],
    none: ['De keuken installeert u naar eigen wens.', 'De plaats van de keuken is voorzien, met alle aansluitingen.'],
  }[equipment.kitchen];
  return { group: `kitchen/${equipment.kitchen}`, options };
} // prettier-ignore

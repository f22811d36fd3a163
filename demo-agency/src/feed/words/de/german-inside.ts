import type { Size } from '../../facts/size.ts';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { capital, inWords, listed } from './german-grammar.ts';
import { articles, germanNoun } from './german-noun.ts';

/** How the rooms lie. Rooms are named in the nominative or accusative, which are alike but for "ein Flur". */
export function germanInside(listing: Listing): Ways | null {
  const { family, size } = listing;
  const wet = wetRooms(size);
  if (family === 'flat' && size.bedrooms === 0) {
    return { group: 'inside/studio', options: [
      `Der Hauptraum vereint Wohn- und Schlafbereich; dazu kommt ${listed(wet)}.`,
      `Ein schöner Wohnraum mit Schlafnische, eine Kochnische und ${listed(wet)}: Der Grundriss ist einfach und durchdacht.`,
    ] };
  }
  const bedrooms = size.bedrooms === 1 ? 'ein Schlafzimmer' : `${inWords(size.bedrooms ?? 0)} Schlafzimmer`;
  const rooms = listed([bedrooms, ...wet]);
  if (family === 'flat') {
    return { group: 'inside/flat', options: [
      `Die Diele erschließt ${listed(['das Wohnzimmer', bedrooms, ...wet])}.`,
      `Rund um das Wohnzimmer liegen ${listed([bedrooms, ...wet, 'ein separates WC'])}.`,
      `Für die Nacht: ${rooms}; für den Tag: ein Wohnzimmer, das sich gern einrichten lässt.`,
      `Sie finden ${listed(['ein gemütliches Wohnzimmer', bedrooms, ...wet, 'viel Stauraum'])}.`,
      `Der gut abgetrennte Schlafbereich umfasst ${rooms}.`,
    ] };
  }
  if (family === 'house') {
    const { das } = articles(germanNoun(listing));
    return { group: 'inside/house', options: [
      `Die Diele führt in ein großes Wohnzimmer; der Schlafbereich umfasst ${rooms}.`,
      `Die Wohnräume öffnen sich nach außen, während der Schlafbereich ${rooms} umfasst.`,
      `Wohnzimmer, Esszimmer und Küche gehen ineinander über; hinzu kommen ${rooms}.`,
      `Für die Nächte ${rooms}, für die Tage ein Wohnzimmer, in dem jeder seinen Platz findet.`,
      `Der Grundriss ist einfach und zweckmäßig: ${listed(['ein großes Wohnzimmer', bedrooms, ...wet, 'viel Stauraum'])}.`,
      `${capital(das)} hat ${rooms}, rund um ein einladendes Wohnzimmer.`,
    ] };
  }
  return null;
} // prettier-ignore

function wetRooms({ bathrooms, showerRooms }: Size): string[] {
  return [
    bathrooms ? `${bathrooms === 1 ? 'ein' : inWords(bathrooms)} Badezimmer` : '',
    showerRooms ? 'ein Duschbad' : '',
  ].filter(Boolean);
}

export function germanKitchen({ equipment, amenities }: Listing): Ways | null {
  if (!equipment.kitchen || amenities.furnished) return null;
  const options = {
    'super-equipped': [
      'Die voll ausgestattete Küche ist so schön wie praktisch.',
      'Die Küche hat alle Geräte: Backofen, Spülmaschine, Induktionskochfeld und Dunstabzug.',
      'Mit Steinarbeitsplatte und neuen Geräten fehlt der Küche nur noch ein Koch.',
    ],
    equipped: [
      'Die Einbauküche ist zweckmäßig und gut gepflegt.',
      'Die Küche ist mit allem Nötigen ausgestattet und bietet viel Schrankraum.',
      'Die Einbauküche ist zur Essecke hin offen.',
    ],
    'semi-equipped': [
      'Die teilweise ausgestattete Küche lässt Raum für eigene Ideen.',
      'Die Küche ist teilweise ausgestattet und lässt sich nach Wunsch ergänzen.',
    ],
    simple: ['Die einfache Küche sollte modernisiert werden.', 'Die ursprüngliche Küche ist zu ersetzen.'],
    none: ['Die Küche richten Sie nach eigenen Wünschen ein.', 'Der Platz für die Küche ist mit allen Anschlüssen vorbereitet.'],
  }[equipment.kitchen];
  return { group: `kitchen/${equipment.kitchen}`, options };
} // prettier-ignore

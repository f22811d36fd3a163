import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import type { Size } from '../../facts/size.ts';
import { capital, counted, listed } from './french-grammar.ts';
import { articles, frenchNoun } from './french-noun.ts';

/** How the rooms lie. */
export function frenchInside(listing: Listing): Ways | null {
  const { family, size } = listing;
  const wet = wetRooms(size);
  if (family === 'flat' && size.bedrooms === 0) {
    return { group: 'inside/studio', options: [
      `La pièce principale réunit séjour et coin nuit ; ${listed(wet)} complète l'ensemble.`,
      `Belle pièce de vie avec coin nuit, kitchenette et ${listed(wet)} : le plan est simple et bien pensé.`,
    ] };
  }
  const bedrooms = counted(size.bedrooms ?? 0, 'chambre');
  const rooms = listed([bedrooms, ...wet]);
  if (family === 'flat') {
    return { group: 'inside/flat', options: [
      `Le hall distribue ${listed(['le séjour', bedrooms, ...wet])}.`,
      `Autour du séjour s'organisent ${listed([bedrooms, ...wet, 'un WC séparé'])}.`,
      `Côté nuit, ${rooms} ; côté jour, un séjour agréable à meubler.`,
      `On y trouve ${listed(['un séjour confortable', bedrooms, ...wet, 'des rangements'])}.`,
      `La partie nuit, bien séparée, compte ${rooms}.`,
    ] };
  }
  if (family === 'house') {
    const { le } = articles(frenchNoun(listing));
    return { group: 'inside/house', options: [
      `Le hall mène à un vaste séjour ; la partie nuit compte ${rooms}.`,
      `Les pièces de vie s'ouvrent sur l'extérieur, tandis que la partie nuit réunit ${rooms}.`,
      `Séjour, salle à manger et cuisine se suivent avec naturel ; s'y ajoutent ${rooms}.`,
      `Pour les nuits, ${rooms} ; pour les journées, un séjour où chacun trouve sa place.`,
      `Le plan est simple et efficace : ${listed(['un grand séjour', bedrooms, ...wet, 'de nombreux rangements'])}.`,
      `${capital(le)} compte ${rooms}, autour d'un séjour chaleureux.`,
    ] };
  }
  return null;
} // prettier-ignore

function wetRooms({ bathrooms, showerRooms }: Size): string[] {
  return [
    bathrooms ? counted(bathrooms, 'salle') + ' de bain' : '',
    showerRooms ? 'une salle de douche' : '',
  ].filter(Boolean);
}

export function frenchKitchen({ equipment, amenities }: Listing): Ways | null {
  if (!equipment.kitchen || amenities.furnished) return null;
  const options = {
    'super-equipped': [
      'La cuisine, hyper équipée, est aussi belle que pratique.',
      'La cuisine dispose de tous les appareils : four, lave-vaisselle, taque à induction, hotte.',
      "Plan de travail en pierre, électroménager récent : la cuisine n'attend que le chef.",
    ],
    equipped: [
      'La cuisine équipée est fonctionnelle et bien entretenue.',
      'La cuisine est équipée du nécessaire et offre de bons rangements.',
      'La cuisine, équipée, communique avec le coin repas.',
    ],
    'semi-equipped': [
      'La cuisine, semi-équipée, laisse place à vos envies.',
      'La cuisine est semi-équipée ; il y a de quoi la compléter à votre goût.',
    ],
    simple: ['La cuisine, simple, est à moderniser.', "La cuisine d'origine est à remplacer."],
    none: ["La cuisine est à installer, selon vos envies.", "L'emplacement de la cuisine est prévu, avec ses raccordements."],
  }[equipment.kitchen];
  return { group: `kitchen/${equipment.kitchen}`, options };
} // prettier-ignore

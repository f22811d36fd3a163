import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { counted } from './french-grammar.ts';

/** How the rooms lie. */
export function frenchInside({ family, size }: Listing): Ways | null {
  const bedrooms = size.bedrooms ?? 0;
  const rooms = counted(bedrooms, 'chambre');
  const wet = wetRooms(size.bathrooms ?? 0, size.showerRooms ?? 0);
  if (family === 'flat' && bedrooms === 0) {
    return { group: 'inside/studio', options: [
      `La pièce principale réunit séjour et coin nuit ; ${wet} complète l'ensemble.`,
      `Belle pièce de vie avec coin nuit, kitchenette et ${wet} : le plan est simple et bien pensé.`,
    ] };
  }
  if (family === 'flat') {
    return { group: 'inside/flat', options: [
      `Le hall distribue le séjour, ${rooms} et ${wet}.`,
      `Autour du séjour s'organisent ${rooms}, ${wet} et un WC séparé.`,
      `Côté nuit, ${rooms} et ${wet} ; côté jour, un séjour agréable à meubler.`,
      `On y trouve un séjour confortable, ${rooms}, ${wet} et des rangements.`,
      `La partie nuit, bien séparée, compte ${rooms} et ${wet}.`,
    ] };
  }
  if (family === 'house') {
    return { group: 'inside/house', options: [
      `Le hall mène à un vaste séjour ; la partie nuit compte ${rooms} et ${wet}.`,
      `Les pièces de vie s'ouvrent sur l'extérieur, tandis que la partie nuit réunit ${rooms} et ${wet}.`,
      `Séjour, salle à manger et cuisine se suivent avec naturel ; ${rooms} et ${wet} complètent le plan.`,
      `Pour les nuits, ${rooms} et ${wet} ; pour les journées, un séjour où chacun trouve sa place.`,
      `Le plan est simple et efficace : un grand séjour, ${rooms}, ${wet} et de nombreux rangements.`,
      `La maison compte ${rooms} ainsi que ${wet}, autour d'un séjour chaleureux.`,
    ] };
  }
  return null;
} // prettier-ignore

function wetRooms(bathrooms: number, showerRooms: number): string {
  const parts = [
    bathrooms > 1 ? 'deux salles de bain' : bathrooms === 1 ? 'une salle de bain' : '',
    showerRooms > 0 ? 'une salle de douche' : '',
  ].filter(Boolean);
  return parts.join(' et ');
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

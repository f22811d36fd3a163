const BEGINNINGS = [
  'Mont', 'Ville', 'Bois', 'Val', 'Grand', 'Petit', 'Haut', 'Bas', 'Neuf', 'Vieux', 'Beau', 'Court', 'Long', 'Clair', 'Roche', 'Pont',
  'Champ', 'Fontaine', 'Moulin', 'Noir', 'Blanc', 'Rouge', 'Saint', 'Pré', 'Lac', 'Chêne', 'Tilleul', 'Orme', 'Frêne', 'Bruyère',
]; // prettier-ignore
const ENDINGS = [
  'Étienne', 'Lambert', 'Géry', 'Denis', 'Gérard', 'Hubert', 'Aubin', 'Rémy', 'Amand', 'Ghislain', 'sur-Meuse', 'sur-Sambre', 'lez-Dinant',
  'le-Comte', 'la-Ville', 'aux-Bois', 'en-Famenne', 'les-Dames', 'Chaussée', 'Abbaye',
]; // prettier-ignore

interface GeneratedTown {
  name: string;
  zip: string;
}

/** 600 towns with Belgian postal codes from 1000 to 9990. */
export const GENERATED_TOWNS: readonly GeneratedTown[] = BEGINNINGS.flatMap((beginning, row) =>
  ENDINGS.map((ending, column) => ({
    name: `${beginning}-${ending}`,
    zip: String(1000 + 15 * (row * ENDINGS.length + column)),
  })),
);

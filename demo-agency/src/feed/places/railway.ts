import type { Town } from '../towns/town.ts';

/** Places without a railway station of their own, by French name. */
const WITHOUT_STATION: ReadonlySet<string> = new Set([
  'Eghezée', 'Hannut', 'Perwez', 'Jodoigne', 'Bastogne', 'Saint-Vith', 'Tervuren', 'Profondeville', 'Noville-les-Bois',
  'Thorembais-Saint-Trond', 'Lasne', 'Grez-Doiceau', 'Genappe', 'Gerpinnes', 'Thuin', 'Durbuy', 'La Roche-en-Ardenne',
  'Rochefort', 'Overijse', 'Kraainem', 'Woluwe-Saint-Lambert', 'Woluwe-Saint-Pierre', 'Strassen', 'Steinfort',
]); // prettier-ignore

export const hasStation = ({ names }: Town): boolean => !WITHOUT_STATION.has(names.fr);

import type { Listing } from '../../listing.ts';
import { signed } from '../typography.ts';
import { counted, inWords, metres, surface } from './french-grammar.ts';

/** Items of the list of highlights. */
export function frenchHighlights({
  family,
  size,
  building,
  energy,
  amenities,
  equipment,
}: Listing): string[] {
  const items = [
    size.living && `${surface(size.living)} ${family === 'house' || family === 'flat' ? 'habitables' : 'utiles'}`,
    size.bedrooms && counted(size.bedrooms, 'chambre'),
    size.ground && `terrain de ${surface(size.ground)}`,
    family === 'land' && size.widthPlot && `${metres(size.widthPlot)} de façade à rue`,
    size.terrace && `terrasse de ${surface(size.terrace)}`,
    size.garages && (size.garages === 1 ? 'garage fermé' : `garage pour ${inWords(size.garages)} voitures`),
    size.parkings && (size.parkings === 1 ? 'un emplacement de parking' : `${inWords(size.parkings)} emplacements de parking`),
    amenities.lift && 'ascenseur',
    equipment.heating === 'heat-pump' && 'pompe à chaleur',
    building.renovationYear && building.renovationYear >= 2010 && `rénovation en ${building.renovationYear}`,
    energy?.certificate === 'printed' && `consommation de ${signed(energy.performance)} kWh/m².an`,
  ]; // prettier-ignore
  return items.filter((item): item is string => typeof item === 'string').slice(0, 6);
}

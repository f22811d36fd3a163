import type { Listing } from '../../listing.ts';
import { signed } from '../typography.ts';
import { counted, inWords, metres, surface } from './dutch-grammar.ts';

/** Items of the list of highlights. */
export function dutchHighlights({ family, size, building, energy, amenities, equipment }: Listing): string[] {
  const items = [
    size.living && `${surface(size.living)} ${family === 'house' || family === 'flat' ? 'bewoonbaar' : 'nuttige oppervlakte'}`,
    size.bedrooms && counted(size.bedrooms, 'slaapkamer'),
    size.ground && `perceel van ${surface(size.ground)}`,
    family === 'land' && size.widthPlot && `${metres(size.widthPlot)} breed aan de straat`,
    size.terrace && `terras van ${surface(size.terrace)}`,
    size.garages && (size.garages === 1 ? 'gesloten garage' : `garage voor ${inWords(size.garages)} wagens`),
    size.parkings && (size.parkings === 1 ? 'één parkeerplaats' : `${inWords(size.parkings)} parkeerplaatsen`),
    amenities.lift && 'lift',
    equipment.heating === 'heat-pump' && 'warmtepomp',
    building.renovationYear && building.renovationYear >= 2010 && `renovatie in ${building.renovationYear}`,
    energy?.certificate === 'printed' && `energieverbruik van ${signed(energy.performance)} kWh/m².jaar`,
  ]; // prettier-ignore
  return items.filter((item): item is string => typeof item === 'string').slice(0, 6);
}

import type { Listing } from '../../listing.ts';
import { signed } from '../typography.ts';
import { counted, inWords, metres, surface } from './english-grammar.ts';

/** Items of the list of highlights. */
export function englishHighlights({
  family,
  size,
  building,
  energy,
  amenities,
  equipment,
}: Listing): string[] {
  const items = [
    size.living && `${surface(size.living)} of ${family === 'house' || family === 'flat' ? 'living' : 'usable'} space`,
    size.bedrooms && counted(size.bedrooms, 'bedroom'),
    size.ground && `plot of ${surface(size.ground)}`,
    family === 'land' && size.widthPlot && `${metres(size.widthPlot)} of street frontage`,
    size.terrace && `terrace of ${surface(size.terrace)}`,
    size.garages && (size.garages === 1 ? 'closed garage' : `garage for ${inWords(size.garages)} cars`),
    size.parkings && counted(size.parkings, 'parking space'),
    amenities.lift && 'lift',
    equipment.heating === 'heat-pump' && 'heat pump',
    building.renovationYear && building.renovationYear >= 2010 && `renovated in ${building.renovationYear}`,
    energy?.certificate === 'printed' && `energy use of ${signed(energy.performance)} kWh/m².year`,
  ]; // prettier-ignore
  return items.filter((item): item is string => typeof item === 'string').slice(0, 6);
}

import type { Listing } from '../../listing.ts';
import { signed } from '../typography.ts';
import { inWords, metres, surface } from './german-grammar.ts';

/** Items of the list of highlights. */
export function germanHighlights({
  family,
  size,
  building,
  energy,
  amenities,
  equipment,
}: Listing): string[] {
  const items = [
    size.living && `${surface(size.living)} ${family === 'house' || family === 'flat' ? 'Wohnfläche' : 'Nutzfläche'}`,
    size.bedrooms && `${inWords(size.bedrooms)} Schlafzimmer`,
    size.ground && `Grundstück von ${surface(size.ground)}`,
    family === 'land' && size.widthPlot && `${metres(size.widthPlot)} Straßenfront`,
    size.terrace && `Terrasse von ${surface(size.terrace)}`,
    size.garages && (size.garages === 1 ? 'Garage' : `Garage für ${inWords(size.garages)} Autos`),
    size.parkings && (size.parkings === 1 ? 'ein Stellplatz' : `${inWords(size.parkings)} Stellplätze`),
    amenities.lift && 'Aufzug',
    equipment.heating === 'heat-pump' && 'Wärmepumpe',
    building.renovationYear && building.renovationYear >= 2010 && `Renovierung ${building.renovationYear}`,
    energy?.certificate === 'printed' && `Energieverbrauch von ${signed(energy.performance)} kWh/m².Jahr`,
  ]; // prettier-ignore
  return items.filter((item): item is string => typeof item === 'string').slice(0, 6);
}

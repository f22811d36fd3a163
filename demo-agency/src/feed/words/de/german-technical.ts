import type { Glazing, Heating } from '../../facts/equipment.ts';
import { isCertified } from '../../energy/energy.ts';
import type { Listing } from '../../listing.ts';
import { signed } from '../typography.ts';
import type { Ways } from '../voice.ts';

/** In the accusative. */
const HEATING: Record<Heating, string> = {
  'gas-condensing': 'eine Gas-Brennwertheizung',
  gas: 'eine Gaszentralheizung',
  oil: 'eine Ölzentralheizung',
  'heat-pump': 'eine Wärmepumpe',
  electric: 'eine Elektroheizung',
  pellets: 'eine Pelletheizung',
  collective: 'eine Gemeinschaftsheizung mit eigenen Zählern',
};
const GLAZING: Record<Glazing, string> = {
  triple: 'Dreifachverglasung',
  'high-yield': 'Wärmeschutzverglasung',
  double: 'Doppelverglasung',
  single: 'Einfachverglasung',
};

export function germanTechnical({ equipment, energy }: Listing): Ways | null {
  if (!equipment.heating || !equipment.glazing) return null;
  const heating = HEATING[equipment.heating];
  const glazing = GLAZING[equipment.glazing];
  const value = energy && isCertified(energy) ? energy.performance : null;
  const pending = energy?.certificate === 'pending' ? ' Der Energieausweis ist in Vorbereitung.' : '';
  const told = value === null ? pending : ` Der Energieausweis nennt ${signed(value)} kWh/m².Jahr.`;
  return { group: 'technical', options: [
    `Zur Technik: ${heating} und Fenster mit ${glazing}.${told}`,
    `Für Komfort sorgt ${heating}; die Fenster haben ${glazing}.${told}`,
    `Das Gebäude verfügt über ${heating} und über ${glazing}.${told}`,
    `Für den Winter gibt es ${heating}, an den Fenstern ${glazing}.${told}`,
  ] };
} // prettier-ignore

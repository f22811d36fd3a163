import type { Glazing, Heating } from '../../facts/equipment.ts';
import { isCertified } from '../../energy/energy.ts';
import type { Listing } from '../../listing.ts';
import { signed } from '../typography.ts';
import type { Ways } from '../voice.ts';

const HEATING: Record<Heating, string> = {
  'gas-condensing': 'a condensing gas boiler',
  gas: 'gas central heating',
  oil: 'oil-fired central heating',
  'heat-pump': 'a heat pump',
  electric: 'electric heating',
  pellets: 'a pellet boiler',
  collective: 'shared heating with individual meters',
};
const GLAZING: Record<Glazing, string> = {
  triple: 'triple glazing',
  'high-yield': 'high-performance double glazing',
  double: 'double glazing',
  single: 'single glazing',
};

export function englishTechnical({ equipment, energy }: Listing): Ways | null {
  if (!equipment.heating || !equipment.glazing) return null;
  const heating = HEATING[equipment.heating];
  const glazing = GLAZING[equipment.glazing];
  const value = energy && isCertified(energy) ? energy.performance : null;
  const pending = energy?.certificate === 'pending' ? ' The energy certificate is on its way.' : '';
  const told = value === null ? pending : ` The energy certificate states ${signed(value)} kWh/m².year.`;
  return { group: 'technical', options: [
    `On the technical side: ${heating} and ${glazing}.${told}`,
    `Comfort comes from ${heating}; the windows have ${glazing}.${told}`,
    `The building has ${heating} and ${glazing}.${told}`,
    `For the winter there is ${heating}, and ${glazing} in the windows.${told}`,
  ] };
} // prettier-ignore

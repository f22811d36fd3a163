import { isCertified } from '../../energy/energy.ts';
import type { Listing } from '../../listing.ts';
import type { Glazing, Heating } from '../../facts/equipment.ts';
import { signed } from '../typography.ts';
import type { Ways } from '../voice.ts';

const HEATING: Record<Heating, string> = {
  'gas-condensing': 'une chaudière à condensation au gaz',
  gas: 'un chauffage central au gaz',
  oil: 'un chauffage central au mazout',
  'heat-pump': 'une pompe à chaleur',
  electric: 'un chauffage électrique',
  pellets: 'une chaudière à pellets',
  collective: 'un chauffage collectif avec compteurs individuels',
};
const GLAZING: Record<Glazing, string> = {
  triple: 'triple vitrage',
  'high-yield': 'double vitrage à haut rendement',
  double: 'double vitrage',
  single: 'simple vitrage',
};

export function frenchTechnical(listing: Listing): Ways | null {
  const { equipment, energy, region } = listing;
  if (!equipment.heating || !equipment.glazing) return null;
  const heating = HEATING[equipment.heating];
  const glazing = GLAZING[equipment.glazing];
  const value = energy && isCertified(energy) ? energy.performance : null;
  const certificate =
    value === null
      ? energy?.certificate === 'pending' ? ` Le certificat ${region === 'flanders' ? 'EPC' : region === 'luxembourg' ? 'énergétique' : 'PEB'} est en cours.` : ''
      : ` La consommation certifiée est de ${signed(value)} kWh/m².an.`;
  return { group: 'technical', options: [
    `Côté technique : ${heating} et des châssis à ${glazing}.${certificate}`,
    `Le confort est assuré par ${heating} ; les châssis sont équipés de ${glazing}.${certificate}`,
    `Le bâtiment dispose d'${heating} et de châssis à ${glazing}.${certificate}`,
    `Pour l'hiver, ${heating} ; aux fenêtres, du ${glazing}.${certificate}`,
  ] };
} // prettier-ignore

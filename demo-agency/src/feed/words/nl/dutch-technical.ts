import type { Glazing, Heating } from '../../facts/equipment.ts';
import { isCertified } from '../../energy/energy.ts';
import type { Listing } from '../../listing.ts';
import { signed } from '../typography.ts';
import type { Ways } from '../voice.ts';

const HEATING: Record<Heating, string> = {
  'gas-condensing': 'een condensatieketel op gas',
  gas: 'centrale verwarming op gas',
  oil: 'centrale verwarming op stookolie',
  'heat-pump': 'een warmtepomp',
  electric: 'elektrische verwarming',
  pellets: 'een pelletketel',
  collective: 'collectieve verwarming met individuele meters',
};
const GLAZING: Record<Glazing, string> = {
  triple: 'driedubbel glas',
  'high-yield': 'hoogrendementsglas',
  double: 'dubbel glas',
  single: 'enkel glas',
};

export function dutchTechnical({ equipment, energy, region }: Listing): Ways | null {
  if (!equipment.heating || !equipment.glazing) return null;
  const heating = HEATING[equipment.heating];
  const glazing = GLAZING[equipment.glazing];
  const certificate = { flanders: 'EPC', brussels: 'EPB-certificaat', wallonia: 'EPB-certificaat', luxembourg: 'energiecertificaat' }[region];
  const value = energy && isCertified(energy) ? energy.performance : null;
  const pending = energy?.certificate === 'pending' ? ` Het ${certificate} is in aanvraag.` : '';
  const told = value === null ? pending : ` Het ${certificate} vermeldt ${signed(value)} kWh/m².jaar.`;
  return { group: 'technical', options: [
    `Technisch: ${heating} en ramen met ${glazing}.${told}`,
    `Voor het comfort zorgt ${heating}; de ramen hebben ${glazing}.${told}`,
    `Het gebouw beschikt over ${heating} en over ${glazing}.${told}`,
    `Voor de winter is er ${heating}, en in de ramen zit ${glazing}.${told}`,
  ] };
} // prettier-ignore

import type { Random } from 'shared-kit/domain/seeded-random';
import type { DemoRegion } from '../facts/region.ts';
import { DEMO_YEAR } from '../seed.ts';
import type { DealtLabel } from './label-deck.ts';

/** Data of an energy certificate; values in kWh/m².year, kWh/year and kg CO₂/m².year. */
export interface Energy {
  performance: number;
  total: number;
  co2: number;
  eLevel: number | null;
  /**
   * `printed`: label on the certificate. `value-only`: no label. `pending`: being certified, nothing is known yet. `designed`: not built
   * yet, the value is that of the design.
   */
  certificate: 'printed' | 'value-only' | 'pending' | 'designed';
  label: string;
  code: string | null;
  validUntil: string | null;
}

interface EnergyRequest {
  dealt: DealtLabel;
  region: DemoRegion;
  living: number;
  newBuild: boolean;
  constructionYear: number;
  random: Random;
}

/** Whether its value stands on a certificate. */
export const isCertified = ({ certificate }: Energy): boolean =>
  certificate === 'printed' || certificate === 'value-only';

/** A certificate is not older than its building, nor is there one of a building that is not there yet. */
export function createEnergy(request: EnergyRequest): Energy {
  const { dealt, region, living, newBuild, constructionYear, random } = request;
  const drawn = random.weighted([
    ['printed', 0.89],
    ['value-only', 0.05],
    ['pending', 0.06],
  ] as const);
  const certificate = constructionYear > DEMO_YEAR ? 'designed' : drawn;
  const issued = `${random.int(Math.min(Math.max(DEMO_YEAR - 8, constructionYear), DEMO_YEAR), DEMO_YEAR)}-${two(random.int(1, 10))}-${two(random.int(1, 28))}`;
  return {
    performance: dealt.performance,
    total: dealt.performance * living,
    co2: Math.max(0, Math.round(dealt.performance * random.between(0.17, 0.25))),
    eLevel: newBuild && region !== 'brussels' ? random.int(15, 45) : null,
    certificate,
    label: dealt.label,
    ...(certificate === 'printed' || certificate === 'value-only'
      ? { code: certificateCode(region, issued, random), validUntil: tenYearsAfter(issued) }
      : { code: null, validUntil: null }),
  };
}

/** Each region has its own format of certificate numbers. */
function certificateCode(region: DemoRegion, issued: string, random: Random): string {
  const day = issued.replaceAll('-', '');
  const serial = String(random.int(100_000, 999_999));
  if (region === 'flanders') return `${day}-0002${serial}-RES-1`;
  if (region === 'brussels') return `${day}-0000${serial}-01-${random.int(1, 9)}`;
  if (region === 'luxembourg') return `P.${day}.${serial.slice(0, 4)}.${serial.slice(4)}.1`;
  return `${day}0${serial.slice(0, 5)}`;
}

const tenYearsAfter = (day: string) => `${Number(day.slice(0, 4)) + 10}${day.slice(4)}`;
const two = (value: number) => String(value).padStart(2, '0');

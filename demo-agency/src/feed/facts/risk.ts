import { toFamily, isHome, type PropertyKind } from '../kinds.ts';
import type { Random } from 'shared-kit/domain/seeded-random';
import { DEMO_YEAR } from '../seed.ts';
import type { DemoRegion } from './region.ts';

type FloodScore = 'A' | 'B' | 'C' | 'D';
export type FloodHazard = 'none' | 'very-low' | 'low' | 'medium';
export type Compliance = 'compliant' | 'not-compliant' | 'pending';

/** Certificates and risks; which of them exist depends on the region. */
export interface Risk {
  floodHazard: FloodHazard | null;
  plotScore: FloodScore | null;
  buildingScore: FloodScore | null;
  asbestos: 'safe' | 'not-safe' | null;
  asbestosDate: string | null;
  soil: 'clear' | 'pending' | null;
  electricity: Compliance | null;
  gas: Compliance | null;
}

interface RiskRequest {
  kind: PropertyKind;
  region: DemoRegion;
  constructionYear: number;
  hasGas: boolean;
  forRent: boolean;
  random: Random;
}

export function createRisk({ kind, region, constructionYear, hasGas, forRent, random }: RiskRequest): Risk {
  const flemish = region === 'flanders';
  const built = toFamily(kind) !== 'land';
  /** What is not there yet cannot be inspected. */
  const isPlanned = constructionYear > DEMO_YEAR;
  const recent = constructionYear >= 2005;
  const asbestos = flemish && built && constructionYear < 2001;
  return {
    floodHazard: region === 'wallonia' ? pickHazard(random) : null,
    plotScore: flemish ? pickScore(random) : null,
    buildingScore: flemish && built ? pickScore(random) : null,
    asbestos: asbestos ? random.pick(['safe', 'safe', 'not-safe']) : null,
    asbestosDate: asbestos
      ? `${random.int(2022, DEMO_YEAR)}-0${random.int(1, 9)}-${random.int(10, 28)}`
      : null,
    soil: forRent || region === 'luxembourg' ? null : random.chance(0.9) ? 'clear' : 'pending',
    electricity: !built ? null : isPlanned ? 'pending' : complianceFor(recent, random),
    gas:
      built && hasGas && !isPlanned && isHome(kind) ? (random.chance(0.85) ? 'compliant' : 'pending') : null,
  };
}

const pickScore = (random: Random): FloodScore =>
  random.weighted([
    ['A', 7],
    ['B', 3],
    ['C', 1.5],
    ['D', 0.8],
  ] as const);

const pickHazard = (random: Random): FloodHazard =>
  random.weighted([
    ['none', 8],
    ['very-low', 1],
    ['low', 1],
    ['medium', 0.4],
  ] as const);

function complianceFor(recent: boolean, random: Random): Compliance {
  if (recent) return 'compliant';
  return random.weighted([
    ['compliant', 5],
    ['not-compliant', 4],
    ['pending', 1],
  ] as const);
}

import type { PropertyKind } from '../kinds.ts';
import type { Random } from 'shared-kit/domain/seeded-random';

type Permit = 'none' | 'no' | 'yes' | 'pending';

/** Urban-planning and legal facts, with the values of the feed (product P5). */
export interface Permits {
  PlanningInformation: Permit;
  Permits: Permit;
  Summons: Permit;
  AllotmentPermit: Permit;
  PreemptiveRights: Permit;
  JudicialDecision: Permit;
}

export function createPermits(kind: PropertyKind, forRent: boolean, random: Random): Permits | null {
  if (forRent) return null;
  const land = kind === 'land';
  return {
    PlanningInformation: random.weighted([
      ['yes', 8],
      ['pending', 3],
      ['no', 0.5],
    ] as const),
    Permits: land
      ? random.pick(['none', 'yes', 'pending'])
      : random.weighted([
          ['yes', 9],
          ['pending', 1],
          ['none', 1],
        ] as const),
    Summons: random.weighted([
      ['no', 9],
      ['none', 3],
      ['yes', 0.2],
    ] as const),
    AllotmentPermit: land
      ? random.pick(['yes', 'yes', 'pending', 'no'])
      : random.pick(['none', 'no', 'yes', 'no']),
    PreemptiveRights: random.weighted([
      ['no', 9],
      ['none', 2],
      ['yes', 0.6],
      ['pending', 0.4],
    ] as const),
    JudicialDecision: random.weighted([
      ['no', 7],
      ['none', 5],
      ['pending', 0.3],
      ['yes', 0.15],
    ] as const),
  };
}

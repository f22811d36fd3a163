import { toFamily, isHome, type PropertyKind } from '../kinds.ts';
import type { Random } from 'shared-kit/domain/seeded-random';
import { DEMO_DAY } from '../seed.ts';
import type { DemoRegion } from './region.ts';

/** When the property is available: a standard phrase, or a day (ISO 8601). */
export type Availability =
  'at-deed' | 'immediately' | 'on-delivery' | 'tenant-leaves' | 'to-agree' | { from: string };

/** Amounts in euro. */
export interface Finance {
  cadastralIncome: number | null;
  notaryFees: number | null;
  notaryFeesWithVat: number | null;
  /** Sale under VAT (new build), registration duties, or neither (rents). */
  tax: 'vat' | 'duties' | null;
  chargesOwner: number | null;
  chargesRenter: number | null;
  deposit: number | null;
  inventoryCost: number | null;
  availability: Availability;
}

interface FinanceRequest {
  kind: PropertyKind;
  region: DemoRegion;
  price: number;
  living: number | null;
  forRent: boolean;
  newBuild: boolean;
  delivered: boolean;
  annuity: boolean;
  random: Random;
}

export function createFinance(request: FinanceRequest): Finance {
  return request.forRent ? rentFinance(request) : saleFinance(request);
}

function saleFinance({
  kind,
  region,
  price,
  living,
  newBuild,
  delivered,
  annuity,
  random,
}: FinanceRequest): Finance {
  const notaryFees = Math.round((1100 + price * 0.0042) / 10) * 10;
  const belgian = region !== 'luxembourg';
  const shared = ['flat', 'business'].includes(toFamily(kind));
  return {
    cadastralIncome: belgian && !newBuild ? cadastralIncome(kind, living, random) : null,
    notaryFees: belgian ? notaryFees : null,
    notaryFeesWithVat: belgian ? Math.round(notaryFees * 1.21) : null,
    tax: newBuild ? 'vat' : 'duties',
    chargesOwner: shared ? Math.round((living ?? 60) * random.between(1, 2.2) / 5) * 5 : null,
    chargesRenter: null,
    deposit: null,
    inventoryCost: null,
    availability: newBuild
      ? delivered ? 'immediately' : 'on-delivery'
      : annuity ? 'to-agree' : random.weighted([['at-deed', 8], ['to-agree', 1], ['tenant-leaves', 0.7]] as const),
  }; // prettier-ignore
}

function rentFinance({ kind, region, price, living, random }: FinanceRequest): Finance {
  const shared = toFamily(kind) === 'flat';
  // Product E10: three months in Flanders, two elsewhere in Belgium and in Luxembourg.
  const months = region === 'flanders' ? 3 : 2;
  return {
    cadastralIncome: null,
    notaryFees: null,
    notaryFeesWithVat: null,
    tax: null,
    chargesOwner: null,
    chargesRenter:
      Math.round(((living ?? 20) * (shared ? random.between(1, 2) : random.between(0.2, 0.5))) / 5) * 5,
    deposit: price * months,
    inventoryCost: isHome(kind) ? random.int(18, 36) * 10 : null,
    availability: random.chance(0.4) ? 'immediately' : { from: firstOfMonth(random.int(1, 4)) },
  };
}

function cadastralIncome(kind: PropertyKind, living: number | null, random: Random): number {
  if (kind === 'land') return random.int(3, 24);
  if (kind === 'garage') return random.int(80, 240);
  return Math.round((living ?? 100) * random.between(4.5, 9.5));
}

/** The first day of the month this many months after the export. */
function firstOfMonth(months: number): string {
  const day = new Date(`${DEMO_DAY}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months, 1);
  return day.toISOString().slice(0, 10);
}

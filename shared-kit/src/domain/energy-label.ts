import { LUXEMBOURG, findRegion, type Region } from './region.ts';
import { isEmpty } from './texts.ts';
import { isSale } from './goal.ts';

/** A label and its highest value, kWh/m².year. */
type EnergyBand = readonly [label: string, upTo: number];

/** Energy labels by region, best first, upper bounds inclusive (product E4–E6). */
export const ENERGY_TABLES: Readonly<Record<Region, readonly EnergyBand[]>> = {
  flanders: [
    ['a_plus', 0],
    ['a', 100],
    ['b', 200],
    ['c', 300],
    ['d', 400],
    ['e', 500],
    ['f', Infinity],
  ],
  brussels: [
    ['a_plus', 0],
    ['a', 23],
    ['a_sub', 45],
    ['b_plus', 62],
    ['b', 79],
    ['b_sub', 95],
    ['c_plus', 113],
    ['c', 132],
    ['c_sub', 150],
    ['d_plus', 170],
    ['d', 190],
    ['d_sub', 210],
    ['e_plus', 232],
    ['e', 253],
    ['e_sub', 275],
    ['f_plus', 298],
    ['f', 322],
    ['f_sub', 345],
    ['g', Infinity],
  ],
  wallonia: [
    ['a_plusplus', 0],
    ['a_plus', 45],
    ['a', 85],
    ['b', 170],
    ['c', 255],
    ['d', 340],
    ['e', 425],
    ['f', 510],
    ['g', Infinity],
  ],
};

/** A territory with its own scale: a Belgian region or Luxembourg. */
export type EnergyScale = Region | 'luxembourg';

interface EnergyFacts {
  zip?: string | number | null;
  countryId?: number | null;
  /** The label printed on the certificate (feed: EPCLabelText). */
  labelText?: string | null;
  /** kWh/m².year (feed: EnergyPerformance). */
  performance?: number | null;
}

export interface EnergyLabel {
  scale: EnergyScale;
  /** As in `/images/epc/{region}/{label}.png`: `a_plus`, `b`, `c_sub` … */
  label: string;
  /** Written form: `A+`, `B`, `C-` … */
  text: string;
  /** True when derived from the value, because no certificate label is known. */
  computed: boolean;
}

/** Luxembourg's labels run from A to I (its own label text, product E2). */
const LUXEMBOURG_LABELS = ['a_plus', ...'abcdefghi'];

const SUFFIXES: Readonly<Record<string, string>> = { plusplus: '++', plus: '+', sub: '-' };

/**
 * The energy label of a home: the one printed on its certificate, else computed from its value and marked so (product E3). Undefined when
 * neither is usable, or the home is in a country without a scale.
 */
export function energyLabel(facts: EnergyFacts): EnergyLabel | undefined {
  const scale = findScale(facts);
  if (!scale) return undefined;
  const printed = printedLabel(scale, facts.labelText);
  if (printed) return { scale, label: printed, text: labelText(printed), computed: false };
  const computed = scale === 'luxembourg' ? undefined : computedLabel(scale, facts.performance);
  if (!computed) return undefined;
  return { scale, label: computed, text: labelText(computed), computed: true };
}

/** The labels of a scale, best first. */
export function listLabels(scale: EnergyScale): readonly string[] {
  return scale === 'luxembourg' ? LUXEMBOURG_LABELS : ENERGY_TABLES[scale].map(([label]) => label);
}

/** `a_plus` → `A+`, `c_sub` → `C-`. */
export function labelText(label: string): string {
  const [letter = '', suffix = ''] = label.split('_');
  return letter.toUpperCase() + (SUFFIXES[suffix] ?? '');
}

/** The label of a value in a region; undefined for an unknown value (product E3). */
export function computedLabel(region: Region, performance: number | null | undefined): string | undefined {
  if (!Number.isFinite(performance)) return undefined;
  return ENERGY_TABLES[region].find(([, upTo]) => (performance as number) <= upTo)?.[0];
}

/** Reads `B`, `b-`, `C −`, `A ++`, `a_plus`, `PEB D`, `Label E`; undefined when it is no label of the scale. */
export function printedLabel(scale: EnergyScale, text: string | null | undefined): string | undefined {
  const label = readLabel(text);
  return label && listLabels(scale).includes(label) ? label : undefined;
}

/** As `printedLabel`, for any scale. */
function readLabel(text: string | null | undefined): string | undefined {
  if (isEmpty(text)) return undefined;
  const match =
    /^(?:(?:label|classe|klasse|epc|peb|epb)\s*:?\s*)*([a-i])\s*(_plusplus|_plus|_sub|\+\+|\+|[-−–])?$/i.exec(
      text.trim(),
    );
  return match ? match[1]!.toLowerCase() + toSuffix(match[2]) : undefined;
}

function toSuffix(sign = ''): string {
  if (sign === '++') return '_plusplus';
  if (sign === '+') return '_plus';
  return /^[-−–]$/.test(sign) ? '_sub' : sign.toLowerCase();
}

function findScale({ zip, countryId }: EnergyFacts): EnergyScale | undefined {
  return countryId === LUXEMBOURG ? 'luxembourg' : findRegion(zip, countryId);
}

/** Background and readable text, hex. */
interface LabelColours {
  background: string;
  text: string;
}

const INK = '#17211d';
const WHITE = '#ffffff';

/** From green to red, as on the certificates; half labels (`c_plus`, `c_sub`) share their letter's colour. */
const COLOURS: Readonly<Record<string, LabelColours>> = {
  a_plusplus: { background: '#00693c', text: WHITE },
  a_plus: { background: '#007f3f', text: WHITE },
  a: { background: '#3fae49', text: INK },
  b: { background: '#8cc63f', text: INK },
  c: { background: '#ffde17', text: INK },
  d: { background: '#fbb040', text: INK },
  e: { background: '#f58233', text: INK },
  f: { background: '#d3222a', text: WHITE },
  g: { background: '#a11a20', text: WHITE },
  h: { background: '#7a1418', text: WHITE },
  i: { background: '#54100f', text: WHITE },
};

const UNKNOWN: LabelColours = { background: '#e4dfd5', text: INK };

/** The label whose colours an energy label such as `a_plus` or `c_sub` has; undefined for anything that is no label. */
export const energyColour = (label: string): string | undefined =>
  [label, label.split('_', 1)[0] ?? ''].find((key) => Object.hasOwn(COLOURS, key));

/** The colours of an energy label; neutral for anything that is no label. */
export const energyColours = (label: string): LabelColours => COLOURS[energyColour(label) ?? ''] ?? UNKNOWN;

interface RenovationNotice {
  /** The required label. */
  target: 'd';
  years: number;
}

/** Property types whose listings are homes: house and apartment (product L14). */
const HOME_TYPES: readonly number[] = [1, 2];

/** Whether a listing with these WebIDs is a home: not land, not "other". */
export function isHome(webIds: readonly number[]): boolean {
  return webIds.some((webId) => HOME_TYPES.includes(webId));
}

/** The duty to renovate that comes with buying a Flemish home of label E or F; undefined where there is none (product E8). */
export function renovationNotice(
  { goal, webIds, energy }: { goal: number; webIds: readonly number[]; energy: EnergyLabel | undefined },
  years = 5,
): RenovationNotice | undefined {
  const concerned =
    isSale(goal) && isHome(webIds) && energy?.scale === 'flanders' && ['e', 'f'].includes(energy.label);
  return concerned ? { target: 'd', years } : undefined;
}

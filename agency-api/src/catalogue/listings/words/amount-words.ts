import { ENERGY_GROUPS, type EnergyGroup } from 'shared-kit/domain/search-criteria';
import { isSale } from 'shared-kit/domain/goal';
import type { Span } from './folded-text.ts';

/** Least and most, both included. */
export interface Bounds {
  min?: number;
  max?: number;
}

/** A sum in euro or a surface in m² that a text names, and where. */
export interface WantedAmount extends Span, Bounds {
  of: 'price' | 'living' | 'plot';
  /** The word that says that the surface is that of the ground, which may ask for land too. */
  ofGround?: Span;
  /** Nothing but its size says that it is a price: it may be a reference or a postal code. */
  isBare: boolean;
}

const MOST = [
  "max(?:imum|imaal|imal|i)?|au maximum|moins d[e']|moins que|en[- ]dessous de|sous|inferieur a|jusqu['’ ]?a|jusque|pas plus de|pas au[- ]dessus de",
  'budget(?: max(?:imum)?)?|prix max(?:imum)?',
  'tot(?: en met| maximum| max)?|onder(?: de)?|minder dan|lager dan|hoogstens|niet (?:meer|hoger) dan|niet boven(?: de)?',
  'under|below|less than|up to|at most|(?:no|not) more than|not (?:over|above)|cheaper than',
  'bis(?: zu| maximal| max)?|unter|weniger als|hochstens|nicht (?:mehr als|uber)|gunstiger als|<=?|≤',
];
const LEAST = [
  'min(?:imum|imaal|imal|i)?|au minimum|plus de|plus que|a partir de|au moins|des|superieur a',
  'vanaf|meer dan|boven(?: de)?|minstens|hoger dan',
  'over|above|more than|at least|from|starting at|starting from',
  'ab|uber|mehr als|mindestens|>=?|≥',
];
const BETWEEN = 'entre|tussen|between|zwischen|de|van|from|von|vanaf|ab';
const AND = ' *(?:-|–|et|en|and|und|a|tot|to|bis) *';

const FIGURES = "\\d{1,3}(?:[ .,'’]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d)";
const THOUSAND = 'k|mille|duizend|thousand|tausend|tsd\\.?|t(?=[ ]*(?:€|eur))';
const TIMES = `${THOUSAND}|mio|mln|millions?|miljoen|millionen?|m(?=[ ]*(?:€|eur))`;
const CURRENCY = '€|euros?|eur';
const SURFACE =
  'm2|m²|metres? carres?|vierkante meters?|sqm|sq ?m|square met(?:er|re)s?|qm|quadratmetern?|ares?|hectares?|hektar|ha';
/** What a rent is paid for, and with or without what. */
const MONTHLY = [
  '(?: *(?:(?:/|par|per|pro|im|a|p\\.?) *(?:mois|maand|month|monat|m)|mensuels?|maandelijks|monthly|monatlich|pcm|pm)(?![a-z]))?',
  '(?: *(?:cc|(?:toutes )?charges (?:comprises|incluses|included)|hors charges|(?:inclusief|exclusief|incl\\.?|excl\\.?) kosten|bills included|warm|kalt|warmmiete|kaltmiete)(?![a-z]))?',
].join('');
/** What is measured in m², in front of it and behind. */
const LIVING =
  '(?:surface|superficie|oppervlakte|flache)(?: (?:habitable|totale))?|(?:bewoonbare |woon)oppervlakte|wohnflache|living (?:area|space|surface)|floor (?:area|space)';
const OF_LIVING = `(?: *(?:(?:de|of|van) )?(?:${LIVING}|habitables?|hab|bewoonba(?:ar|re)(?: oppervlakte)?)(?![a-z]))?`;

const amount = (name: string) =>
  `(?:(?<${name}Before>${CURRENCY}) *)?(?<${name}>${FIGURES}) *(?:(?<${name}Times>${TIMES})(?![a-z]))? *(?:(?<${name}After>${CURRENCY}|${SURFACE})(?![a-z0-9]))?`;

/** Two amounts with their order, or one with what limits it. */
const RANGE = new RegExp(
  `(?<![a-z0-9/.,])(?:(?:${BETWEEN}) +)?${amount('low')}${AND}${amount('high')}${OF_LIVING}${MONTHLY}(?![a-z0-9])`,
  'g',
);
const BEFORE = `(?:(?:${LIVING}) *:? *(?:(?:de|of|van|von) +)?)?(?:(?:(?<most>${MOST.join('|')})|(?<least>${LEAST.join('|')}))\\.?:? *)?`;
const BEHIND =
  '(?: *(?:(?<mostBehind>max(?:imum|imaal|imal)?)(?![a-z])|(?<leastBehind>\\+|(?:minimum|min|et plus|ou plus|en meer|of meer|and more|or more|und mehr|oder mehr)(?![a-z]))))?';
const ONE = new RegExp(
  `(?<![a-z0-9/.,-])${BEFORE}${amount('one')}${OF_LIVING}${MONTHLY}${BEHIND}(?![a-z0-9])`,
  'g',
);

const LAND = 'terrain|parcelle|bouwgrond|grond|perceel|kavel|plot|land|baugrundstuck|grundstuck';
const GARDEN = 'jardin|tuin|garden|garten';
/** What says that a surface is that of the ground, in front of it and behind. "Jardin 150 m²" may be two things. */
const GROUND_BEFORE = new RegExp(
  `(?<![a-z])(?:(?<land>${LAND})(?: a batir)?(?: (?:de|d|van|of|von|mit|met|with|avec))?|(?:${GARDEN}) (?:de|d|van|of|von)) *$`,
);
const GROUND_BEHIND = new RegExp(
  `^ *(?:(?:de|of|van) )?(?<land>${LAND})(?![a-z])(?! *(?:(?:de|of|van|von) )?\\d)|^ *(?:de|of|van) (?:${GARDEN})(?![a-z])`,
);

/** What a price is at least, by goal; smaller figures are something else. */
const leastPrice = (goal: number) => (isSale(goal) ? 10_000 : 150);
/** The same where nothing says that it is one: postal codes and IDs have fewer digits. */
const leastBarePrice = (goal: number) => (isSale(goal) ? 20_000 : 300);

/** Reads "max 450000", "moins de 450.000 €", "tot 450k", "200-300k", "150 m²" or "450000" out of a folded text, in order. */
export function readAmounts(folded: string, goal: number): WantedAmount[] {
  const ranges = [...folded.matchAll(RANGE)].flatMap(({ 0: said, index, groups = {} }) =>
    readRange(groups, { from: index, to: index + said.trimEnd().length }, goal),
  );
  const isFree = (from: number, to: number) => !ranges.some((range) => range.from < to && from < range.to);
  const single = [...folded.matchAll(ONE)].flatMap(({ 0: said, index, groups = {} }) => {
    const span = { from: index, to: index + said.trimEnd().length };
    return isFree(span.from, span.to) ? readAmount(groups, span, goal) : [];
  });
  return [...ranges, ...single].map((amount) => ofGround(folded, amount)).sort((a, b) => a.from - b.from);
}

/** A surface that is said to be that of the ground. */
function ofGround(folded: string, amount: WantedAmount): WantedAmount {
  if (amount.of === 'price') return amount;
  const before = GROUND_BEFORE.exec(folded.slice(0, amount.from));
  const said = before ?? GROUND_BEHIND.exec(folded.slice(amount.to));
  if (!said) return amount;
  const land = said.groups?.land;
  const from = (before ? 0 : amount.to) + said.index + said[0].indexOf(land ?? '');
  return { ...amount, of: 'plot', ...(land && { ofGround: { from, to: from + land.length } }) };
}

type Groups = Record<string, string | undefined>;

interface Figure {
  value: number;
  isMoney: boolean;
  surface: WantedAmount['of'] | undefined;
}

function findFigure(groups: Groups, name: string, other?: string): Figure | undefined {
  const figures = groups[name];
  if (figures === undefined) return undefined;
  const times = groups[`${name}Times`] ?? (other && groups[`${other}Times`]);
  const unit = groups[`${name}After`] ?? (other && groups[`${other}After`]) ?? '';
  const isSurface = new RegExp(`^(?:${SURFACE})$`).test(unit);
  const value = parseNumber(figures) * (isSurface ? areaUnit(unit) : parseFactor(times));
  return {
    value,
    isMoney: !isSurface && (unit !== '' || groups[`${name}Before`] !== undefined || times !== undefined),
    surface: isSurface ? (areaUnit(unit) > 1 ? 'plot' : 'living') : undefined,
  };
}

function readRange(groups: Groups, span: Span, goal: number): WantedAmount[] {
  const low = findFigure(groups, 'low', 'high');
  const high = findFigure(groups, 'high');
  if (!low || !high || low.value >= high.value) return [];
  const bounds = { min: low.value, max: high.value };
  if (high.surface) return [{ ...span, ...bounds, of: high.surface, isBare: false }];
  return low.value >= leastPrice(goal) ? [{ ...span, ...bounds, of: 'price', isBare: false }] : [];
}

function readAmount(groups: Groups, span: Span, goal: number): WantedAmount[] {
  const figure = findFigure(groups, 'one');
  if (!figure) return [];
  const { value, surface, isMoney } = figure;
  const isLeast = groups.least !== undefined || groups.leastBehind !== undefined;
  const isMost = groups.most !== undefined || groups.mostBehind !== undefined;
  if (surface) {
    return [{ ...span, ...(isMost ? { max: value } : { min: value }), of: surface, isBare: false }];
  }
  const isBare = !isMoney && !isLeast && !isMost;
  if (value < (isBare ? leastBarePrice(goal) : leastPrice(goal))) return [];
  return [{ ...span, ...(isLeast ? { min: value } : { max: value }), of: 'price', isBare }];
}

/** "450.000", "450 000" and "1,25" as Belgium writes numbers. */
function parseNumber(figures: string): number {
  if (/^\d{1,3}(?:[ .,'’]\d{3})+$/.test(figures)) return Number(figures.replace(/\D/g, ''));
  return Number(figures.replace(',', '.'));
}

function parseFactor(word: string | undefined): number {
  if (word === undefined) return 1;
  return /^(?:k|mille|duizend|thousand|tausend|tsd\.?|t)$/.test(word) ? 1_000 : 1_000_000;
}

/** m² of a unit. */
function areaUnit(unit: string): number {
  if (/^(?:ha|hect|hekt)/.test(unit)) return 10_000;
  return /^a/.test(unit) ? 100 : 1;
}

const CERTIFICATE =
  'certificat (?:peb|energetique)|(?:peb|epc|epb)(?:[- ](?:label|rating|score|klasse))?|energie(?:effizienz)?(?:label|klasse)|energieausweis|energy (?:label|class|rating|efficiency class)|(?:classe|label) (?:energetique|peb|epc)|label|klasse|classe';
const LETTER = '[a-g](?:\\+{1,2}|-(?![a-z]))?(?![a-z0-9+])';
const TO = ' *(?:-|a|tot|to|bis) *';
const ENERGY = new RegExp(
  `(?<![a-z0-9])(?:${CERTIFICATE})[ :=-]*(?<first>${LETTER})(?:(?:${TO}(?<last>${LETTER}))|(?<others>(?: *(?:,|/|ou|of|or|oder|et|en|and|und) *${LETTER})+))?(?<better> *(?:ou mieux|of beter|or better|oder besser|minimum|min|minimaal|mindestens)(?![a-z]))?`,
  'g',
);

/** Reads "PEB B", "label A of B", "PEB A-C" or "EPC C or better" out of a folded text. */
export function readEnergy(folded: string): (Span & { groups: EnergyGroup[] })[] {
  return [...folded.matchAll(ENERGY)].map(({ 0: said, index, groups = {} }) => ({
    groups: listLetters(groups),
    from: index,
    to: index + said.length,
  }));
}

function listLetters({ first = '', last, others = '', better }: Groups): EnergyGroup[] {
  const [from, to] = better ? ['a', (last ?? first)[0]!] : [first[0]!, last?.[0]];
  const among: readonly string[] = others.match(/\b[a-g]\b/g) ?? [];
  return ENERGY_GROUPS.filter(
    (letter) =>
      letter === from || among.includes(letter) || (to !== undefined && letter > from && letter <= to),
  );
}

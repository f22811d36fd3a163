import type { Understood } from 'shared-kit/contracts/api/understood';
import type { Goal } from 'shared-kit/domain/goal';
import { priceRangeOf } from 'shared-kit/domain/price-range';
import type { Text } from 'shared-kit/ui/text';
import type { Numbers } from 'shared-kit/ui/use-numbers';
import { areaText, priceText, surfaceText } from './filter-texts.ts';

/** One thing that a typed text asks for, as its filter is called; what is no filter is quoted. */
export function understoodText(
  { text: typed, label, filters }: Understood,
  goal: Goal,
  text: Text,
  numbers: Numbers,
): string {
  const { radius, area, with: features, energy, rooms, range } = filters;
  if (features?.[0]) return text(`search.with.${features[0]}`);
  if (rooms) return text(`search.${rooms.field}.atLeast`, { count: rooms.least });
  if (energy) return text('search.energy.letter', { letter: energy.join(', ').toUpperCase() });
  if (range?.of === 'price') {
    const { min, max } = priceRangeOf(goal);
    return priceText({ min: range.min ?? min, max: range.max ?? max }, goal, text, numbers);
  }
  if (range) return surfaceText(range.of, { min: range.min, max: range.max }, text, numbers);
  if (area?.[0] && label) return areaText(area[0], label, text);
  if (radius && label) return `${label} ${text('search.radius.km', { km: radius })}`;
  return label ?? text('search.quoted', { text: typed.replace(QUOTES, '').trim() });
}

/** Of a phrase that was typed in quotation marks; each language has its own. */
const QUOTES = /["“”„«»]/g;

import { isEmpty } from './texts.ts';

/** A configured condition on the fields of a record; `field` may be a dotted path. For form fields, which do not use it yet. */
export type Condition =
  | { field: string; operator: Operator; value?: unknown }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition };

type Operator = keyof typeof OPERATORS;

type Test = (actual: unknown, expected: unknown) => boolean;

const OPERATORS = {
  equals: (actual, expected) => actual === expected,
  'not-equals': (actual, expected) => actual !== expected,
  in: (actual, expected) => listed(expected).includes(actual),
  'not-in': (actual, expected) => !listed(expected).includes(actual),
  'greater-than': (actual, expected) => numeric(actual) > numeric(expected),
  'at-least': (actual, expected) => numeric(actual) >= numeric(expected),
  'less-than': (actual, expected) => numeric(actual) < numeric(expected),
  'at-most': (actual, expected) => numeric(actual) <= numeric(expected),
  contains: (actual, expected) =>
    Array.isArray(actual) ? actual.includes(expected) : String(actual).includes(String(expected)),
  empty: (actual) => isEmpty(actual),
  filled: (actual) => !isEmpty(actual),
} satisfies Record<string, Test>;

/**
 * Whether a condition holds for a record (product V12). Any failure counts as false: a malformed condition, an unknown operator, a field that is
 * not there or throws, operands that do not compare. The opposite (`not`) of a failure is a failure too. Only `empty` accepts a missing
 * field, since undefined is empty.
 */
export function conditionHolds(condition: Condition, record: unknown): boolean {
  try {
    return holds(condition, record) === true;
  } catch {
    return false; // nested too deep
  }
}

/** Undefined when the condition could not be evaluated. */
function holds(condition: Condition, record: unknown): boolean | undefined {
  try {
    if ('all' in condition) return decide(condition.all, record, false);
    if ('any' in condition) return decide(condition.any, record, true);
    if ('not' in condition) return negated(holds(condition.not, record));
    return compare(condition, record);
  } catch {
    return undefined;
  }
}

/** One part with the `deciding` result decides; without one, a part that failed makes the whole fail. */
function decide(parts: readonly Condition[], record: unknown, deciding: boolean): boolean | undefined {
  const outcomes = parts.map((part) => holds(part, record));
  if (outcomes.includes(deciding)) return deciding;
  return outcomes.includes(undefined) ? undefined : !deciding;
}

function negated(outcome: boolean | undefined): boolean | undefined {
  return outcome === undefined ? undefined : !outcome;
}

function compare(
  { field, operator, value }: { field: string; operator: Operator; value?: unknown },
  record: unknown,
): boolean | undefined {
  if (!Object.hasOwn(OPERATORS, operator)) return undefined;
  const actual = read(record, field);
  if (actual === undefined && operator !== 'empty') return undefined;
  return (OPERATORS[operator] as Test)(actual, value);
}

function read(record: unknown, path: string): unknown {
  let value = record;
  for (const key of path.split('.')) {
    if (value === null || value === undefined || !Object.hasOwn(Object(value) as object, key))
      return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function listed(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('The value of this operator is a list');
  return value;
}

/** Form fields hold numbers as text. */
function numeric(value: unknown): number {
  const number = typeof value === 'string' && !isEmpty(value) ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number))
    throw new TypeError('The operands of this operator are numbers');
  return number;
}

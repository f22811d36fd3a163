import { isDeepStrictEqual } from 'node:util';

/** A JSON Schema as zod writes it. */
export type Schema = Record<string, unknown>;

/** Says nothing about which values are valid. */
const NOTES = new Set(['title', 'description', 'examples', 'default', 'deprecated', '$comment', 'id']);
/** Bounds that may be wider in what is accepted than in what is passed. */
const AT_LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const AT_MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const STRUCTURE = [
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'oneOf',
];

/**
 * Why a value that fits `passed` might not fit `accepted`, in plain words; undefined when each such value does. What cannot be
 * compared, such as another pattern, counts as a difference.
 * @param where name of the value in the answer
 */
export function schemaDifference(passed: Schema, accepted: Schema, where = 'the props'): string | undefined {
  if (isDeepStrictEqual(rules(passed), rules(accepted)) || rulesCount(accepted) === 0) return undefined;
  const choices = alternatives(passed);
  if (choices) return first(choices, (choice) => schemaDifference(choice, accepted, where));
  const accepting = alternatives(accepted);
  if (accepting) {
    const fits = accepting.some((choice) => schemaDifference(passed, choice, where) === undefined);
    return fits
      ? undefined
      : `${where}: ${told(passed)} is passed, none of what is accepted (${accepting.map(told).join(', ')})`;
  }
  return (
    typeDifference(passed, accepted, where) ??
    boundsDifference(passed, accepted, where) ??
    propertiesDifference(passed, accepted, where) ??
    itemsDifference(passed, accepted, where)
  );
}

function typeDifference(passed: Schema, accepted: Schema, where: string): string | undefined {
  const isConstant = 'const' in passed;
  const fits =
    'const' in accepted
      ? isConstant && isDeepStrictEqual(passed.const, accepted.const)
      : accepted.type === undefined || listTypes(passed).includes(String(accepted.type));
  return fits ? undefined : `${where}: ${told(passed)} is passed, ${told(accepted)} is accepted`;
}

function boundsDifference(passed: Schema, accepted: Schema, where: string): string | undefined {
  const own = 'const' in passed ? boundsOfConstant(passed.const) : passed;
  const narrower = Object.keys(accepted).find((rule) => {
    if (STRUCTURE.includes(rule) || NOTES.has(rule)) return false;
    const bound = own[rule];
    if (AT_LEAST.includes(rule)) return !(typeof bound === 'number' && bound >= Number(accepted[rule]));
    if (AT_MOST.includes(rule)) return !(typeof bound === 'number' && bound <= Number(accepted[rule]));
    return !isDeepStrictEqual(bound, accepted[rule]);
  });
  return (
    narrower &&
    `${where}: ${narrower} ${JSON.stringify(accepted[narrower])} is asked for, which what is passed need not keep`
  );
}

function propertiesDifference(passed: Schema, accepted: Schema, where: string): string | undefined {
  const given = readProperties(passed);
  const taken = readProperties(accepted);
  const always = (passed.required ?? []) as string[];
  const missing = ((accepted.required ?? []) as string[]).find((name) => !always.includes(name));
  if (missing)
    return `${where}: "${missing}" is required, and ${Object.hasOwn(given, missing) ? 'not always' : 'not'} passed`;
  const others = accepted.additionalProperties;
  return first(Object.entries(given), ([name, schema]) => {
    const target = own(taken, name) ?? (typeof others === 'object' ? (others as Schema) : undefined);
    if (target) return schemaDifference(schema, target, `"${name}"`);
    return others === false ? `${where}: "${name}" is passed and not accepted` : undefined;
  });
}

function itemsDifference(passed: Schema, accepted: Schema, where: string): string | undefined {
  if (!accepted.items) return undefined;
  return schemaDifference((passed.items ?? {}) as Schema, accepted.items as Schema, `each of ${where}`);
}

/** Of a schema that is a choice of several. */
function alternatives({ anyOf, oneOf, enum: values, ...rest }: Schema): Schema[] | undefined {
  const branches = (anyOf ?? oneOf) as Schema[] | undefined;
  if (branches) return branches.map((branch) => ({ ...rest, ...branch }));
  if (values) return (values as unknown[]).map((value) => ({ const: value }));
  return Array.isArray(rest.type) ? rest.type.map((type) => ({ ...rest, type })) : undefined;
}

/** Types that a value has: each integer is a number too. */
function listTypes(schema: Schema): string[] {
  const type = 'const' in schema ? typeOfConstant(schema.const) : String(schema.type);
  return type === 'integer' ? ['integer', 'number'] : [type];
}

function typeOfConstant(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** A constant as a range: the number itself, the length of a text. */
function boundsOfConstant(value: unknown): Schema {
  if (typeof value === 'string') return { minLength: value.length, maxLength: value.length };
  return typeof value === 'number' ? { minimum: value, maximum: value } : {};
}

/** A prop may be called "constructor". */
const own = (properties: Record<string, Schema>, name: string): Schema | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

const readProperties = ({ properties }: Schema) => (properties ?? {}) as Record<string, Schema>;

const rules = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([rule]) => !NOTES.has(rule)));
const rulesCount = (schema: Schema) => Object.keys(rules(schema)).length;

const told = (schema: Schema): string =>
  'const' in schema ? JSON.stringify(schema.const) : String(schema.type ?? 'anything');

function first<Item>(items: Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

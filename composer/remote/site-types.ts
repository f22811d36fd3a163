import type { PropsSchema, Release, SiteFile } from '../contract/contract.ts';

/** Characters of the types of one schema: what is longer is not told apart. */
const LONGEST = 20_000;
const DEEPEST = 12;
/** Parts of one schema that are looked at; those beyond are not told apart. */
const MOST_PARTS = 2_000;
const JSON_TYPES = ['string', 'boolean', 'null', 'number', 'integer', 'array', 'object'];

/**
 * `site.d.ts` of a remote: the widgets, links, slots and routes of the site's live releases. Whatever stands in a release, nothing of it is
 * code here: names and values are written as texts of JSON, and of a schema nothing is taken but what is known below.
 * @param own the app for which it is written, which declares its own parts itself
 */
export function siteTypes(
  address: string,
  site: SiteFile,
  releases: readonly Release[],
  own: string,
): string {
  const others = releases
    .filter(({ name }) => name !== own)
    .sort((one, other) => compare(one.name, other.name));
  const pages = others.flatMap(({ name, routes, pages }) =>
    [...routes, ...pages].map(({ id, link, paths }) => ({ name: `${name}/${id}`, link, paths })),
  );
  const links = pages.flatMap(({ link, paths }) => (link === undefined ? [] : [[link, formatParams(paths)]]));
  const widgets = others.flatMap(({ name, widgets }) =>
    widgets.map((widget) => [`${name}/${widget.name}`, propsType(widget.props)]),
  );
  const slots = others.flatMap(({ slots }) =>
    Object.entries(slots).map(([name, { props }]) => [name, propsType(props)]),
  );
  const routes = pages.map(({ name, paths }) => [
    name,
    `{ params: ${formatParams(paths)}; paths: ${objectType(Object.entries(paths).map(([language, path]) => [language, text(path)]))} }`,
  ]);
  return `// Written by "remote types" from what is live on ${address.replace(/[^\w.:/[\]-]/g, '')}. Changes here are lost: run it again.
import 'composer/contract';

declare module 'composer/contract' {
  /** Link names of the site's pages, with the parameters of their paths. */
  interface UsedLinks ${interfaceBody(links)}

  /** Widgets of other remotes, with the props that they take. */
  interface UsedWidgets ${interfaceBody(widgets)}
}

/** Slots of the site's pages, with the props that a widget gets there. */
export interface SiteSlots ${interfaceBody(slots)}

/** Pages of the site. */
export interface SiteRoutes ${interfaceBody(routes)}

/** Languages of the site. */
export type SiteLanguage = ${site.languages.map(text).join(' | ')};
`;
}

/** The first of two of the same name counts: an interface cannot have both. */
function interfaceBody(entries: (readonly string[])[]): string {
  const named = new Map<string, string>();
  for (const [name, type] of entries) if (!named.has(name!)) named.set(name!, type!);
  if (!named.size) return '{}';
  return `{\n${[...named]
    .sort(([one], [other]) => compare(one, other))
    .map(([name, type]) => `    ${text(name)}: ${type};`)
    .join('\n')}\n  }`;
}

/** By code units, so that the file is the same everywhere. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A literal of a text. U+2028 and U+2029 end lines of TypeScript, and are no control characters for JSON. */
const text = (value: string) =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Parameters of a path; those that are optional in one language are in all. */
function formatParams(paths: Release['routes'][number]['paths']): string {
  const params = new Map<string, boolean>();
  for (const pattern of Object.values<string>(paths))
    for (const segment of pattern.split('/')) {
      const [, name, optional] = /^:([A-Za-z_]\w*)(\?)?$/.exec(segment) ?? [];
      if (name) params.set(name, params.get(name) || optional !== undefined);
    }
  if (!params.size) return 'Readonly<Record<string, never>>';
  return `{ ${[...params].map(([name, isOptional]) => `${text(name)}${isOptional ? '?' : ''}: string | number`).join('; ')} }`;
}

/** Props of a widget without schema are any. */
const propsType = (props: PropsSchema | undefined): string => {
  if (!props) return 'Record<string, unknown>';
  const type = formatType(props, { left: MOST_PARTS });
  return type.length > LONGEST ? 'Record<string, unknown>' : type;
};

/** How many parts of a schema may still be looked at. */
interface Parts {
  left: number;
}

/** The type of what a JSON Schema (draft 2020-12) takes; `unknown` for what is not told apart here. */
function formatType(schema: unknown, parts: Parts, depth = 0): string {
  if (!isObject(schema) || depth > DEEPEST || parts.left-- <= 0) return 'unknown';
  if ('const' in schema) return literal(schema['const']);
  if (Array.isArray(schema['enum'])) return union(schema['enum'].map(literal));
  for (const key of ['anyOf', 'oneOf'])
    if (Array.isArray(schema[key])) return union(schema[key].map((one) => formatType(one, parts, depth + 1)));
  if (Array.isArray(schema['allOf']))
    return schema['allOf'].map((one) => `(${formatType(one, parts, depth + 1)})`).join(' & ') || 'unknown';
  const { type } = schema;
  if (Array.isArray(type))
    return union(
      // Each once: a schema that repeats them, one in the other, would never end.
      JSON_TYPES.filter((one) => type.includes(one)).map((one) =>
        formatType({ ...schema, type: one }, parts, depth + 1),
      ),
    );
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return arrayType(schema, parts, depth);
    case 'object':
      return propsOfObject(schema, parts, depth);
    default:
      return 'unknown';
  }
}

function arrayType({ items, prefixItems }: Record<string, unknown>, parts: Parts, depth: number): string {
  if (!Array.isArray(prefixItems)) return `readonly (${formatType(items, parts, depth + 1)})[]`;
  const rest = isObject(items) ? [`...(${formatType(items, parts, depth + 1)})[]`] : [];
  return `readonly [${[...prefixItems.map((item) => formatType(item, parts, depth + 1)), ...rest].join(', ')}]`;
}

function propsOfObject(schema: Record<string, unknown>, parts: Parts, depth: number): string {
  const { properties, required, additionalProperties } = schema;
  const needed = Array.isArray(required) ? required : [];
  if (isObject(properties) && Object.keys(properties).length)
    return objectType(
      Object.entries(properties).map(([name, one]) => [
        name,
        formatType(one, parts, depth + 1),
        !needed.includes(name),
      ]),
    );
  return isObject(additionalProperties)
    ? `Readonly<Record<string, ${formatType(additionalProperties, parts, depth + 1)}>>`
    : 'Record<string, unknown>';
}

const objectType = (entries: [name: string, type: string, isOptional?: boolean][]): string =>
  `{ ${entries.map(([name, type, isOptional]) => `${text(name)}${isOptional ? '?' : ''}: ${type}`).join('; ')} }`;

const union = (types: string[]): string => (types.length ? `(${[...new Set(types)].join(' | ')})` : 'never');

const literal = (value: unknown): string => {
  if (typeof value === 'string') return text(value);
  return Number.isFinite(value) || typeof value === 'boolean' || value === null ? String(value) : 'unknown';
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

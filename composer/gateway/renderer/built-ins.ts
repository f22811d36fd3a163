/** An object as it was recorded. */
interface RecordedObject {
  name: string;
  object: object;
  /** Without prototype: nothing that a release changes is used to compare. */
  properties: Record<PropertyKey, PropertyDescriptor>;
  count: number;
}

/** The built-in objects of this process, recorded before any release ran. */
export interface BuiltIns {
  /** What differs in the objects that everything uses, in a few microseconds; undefined when nothing does. */
  quickDifference(): string | undefined;
  /** What differs anywhere, in about a millisecond. */
  difference(): string | undefined;
}

/** Set on `Error` by React and by Node while they read stacks. */
const isIgnored = (key: PropertyKey) => key === 'stackTraceLimit' || key === 'prepareStackTrace';

/** What a changed prototype is most often: checked after each piece of work. */
const quickObjects = (): object[] => [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Promise.prototype,
  Map.prototype,
  Set.prototype,
  RegExp.prototype,
  Object,
  Array,
  Promise,
  JSON,
];
const quickMethods = (): [object, string][] => [
  [Array.prototype, 'map'],
  [Array.prototype, 'push'],
  [Array.prototype, 'join'],
  [Object, 'keys'],
  [Object, 'assign'],
  [Object.prototype, 'hasOwnProperty'],
  [JSON, 'parse'],
  [JSON, 'stringify'],
  [Promise.prototype, 'then'],
  [String.prototype, 'replace'],
];

/** Records constructors, prototypes and namespaces that can be reached from the names given. */
export function recordBuiltIns(scope: object = globalThis): BuiltIns {
  const difference = recordObjects(builtInObjects(scope), isIgnored);
  const counts = quickObjects().map((object) => [object, Reflect.ownKeys(object).length] as const);
  const methods = quickMethods().map(
    ([object, name]) => [object, name, Reflect.get(object, name) as unknown] as const,
  );
  const { ownKeys, get } = Reflect;
  return {
    quickDifference() {
      for (let index = 0; index < counts.length; index++)
        if (ownKeys(counts[index]![0]).length !== counts[index]![1]) return difference();
      for (let index = 0; index < methods.length; index++)
        if (get(methods[index]![0], methods[index]![1]) !== methods[index]![2]) return difference();
      return undefined;
    },
    difference,
  };
}

/** Records the own properties of objects, each with its name. The function that it returns names what has changed since. */
export function recordObjects(
  objects: Iterable<[object, string]>,
  isIgnored: (key: PropertyKey) => boolean,
): () => string | undefined {
  const recorded = Array.from(objects, (named) => record(named, isIgnored));
  const { ownKeys, getOwnPropertyDescriptor } = Reflect;
  return () => {
    for (let at = 0; at < recorded.length; at++) {
      const { name, object, properties, count } = recorded[at]!;
      const keys = ownKeys(object);
      for (let index = 0; index < keys.length; index++) {
        const key = keys[index]!;
        if (!isIgnored(key) && !isSame(properties[key], getOwnPropertyDescriptor(object, key)))
          return `${name}.${String(key)}`;
      }
      if (keys.length < count) return `${name} has lost a property`;
    }
    return undefined;
  };
}

const isSame = (before: PropertyDescriptor | undefined, now: PropertyDescriptor | undefined) =>
  before !== undefined &&
  now !== undefined &&
  Object.is(before.value, now.value) &&
  before.get === now.get &&
  before.set === now.set;

function record([object, name]: [object, string], isIgnored: (key: PropertyKey) => boolean): RecordedObject {
  const keys = Reflect.ownKeys(object).filter((key) => !isIgnored(key));
  const properties = Object.create(null) as RecordedObject['properties'];
  for (const key of keys) properties[key] = Reflect.getOwnPropertyDescriptor(object, key)!;
  return { name, object, properties, count: keys.length };
}

function builtInObjects(scope: object): Map<object, string> {
  const found = new Map<object, string>();
  const add = (object: unknown, name: string) => {
    if (!isObject(object) || object === scope || found.has(object)) return;
    found.set(object, name);
  };
  for (const key of Reflect.ownKeys(scope)) {
    const value: unknown = Reflect.get(scope, key);
    if (typeof value === 'function') addFunction(value, String(key));
    else if (isNamespace(value)) {
      add(value, String(key));
      for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(value)))
        if (typeof member.value === 'function') addFunction(member.value, `${String(key)}.${name}`);
    }
  }
  for (const [name, instance] of unnamedInstances()) add(Reflect.getPrototypeOf(instance), name);
  // Prototypes that no global names are found behind those that one does; a map goes on with what is added to it.
  for (const [object, name] of found) add(Reflect.getPrototypeOf(object), `the prototype of ${name}`);
  return found;

  function addFunction(value: object, name: string) {
    add(value, name);
    add(Reflect.get(value, 'prototype'), `${name}.prototype`);
  }
}

/** Instances of built-in classes that no global names. */
const unnamedInstances = (): [string, object][] => [
  ['the array iterator', [][Symbol.iterator]()],
  ['the map iterator', new Map()[Symbol.iterator]()],
  ['the set iterator', new Set()[Symbol.iterator]()],
  ['the string iterator', ''[Symbol.iterator]()],
  ['generator functions', function* () {}],
  ['generators', (function* () {})()],
  ['async functions', async () => {}],
  ['async generator functions', async function* () {}],
  ['async generators', (async function* () {})()],
];

export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const isNamespace = (value: unknown): value is object =>
  isObject(value) && typeof value === 'object' && Reflect.getPrototypeOf(value) === Object.prototype;

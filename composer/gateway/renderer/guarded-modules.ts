import { isObject, recordObjects } from './built-ins.ts';

/** Modules of the shell as remotes have them. */
export interface GuardedModules {
  modules: Record<string, unknown>;
  /** What was changed of the objects that only React may change, undefined when nothing was. Not while React renders: it changes them itself. */
  difference(): string | undefined;
}

/** React's own state: a remote that sets its dispatcher has every page. */
const isInternal = (key: PropertyKey) => typeof key === 'string' && key.includes('_INTERNALS_');

/**
 * Contexts of React hold the value of the provider that was rendered last, and React leaves it there: who can write it changes what
 * other parts of a page read, and nothing tells. Remotes have none of the shell's.
 */
const isContext = (value: unknown) =>
  isObject(value) && Reflect.get(value, '$$typeof') === Symbol.for('react.context');

/** What is imported of a CommonJS module has the module itself once more. */
const isCommonJs = (key: PropertyKey, value: unknown): value is object =>
  (key === 'default' || key === 'module.exports') && typeof value === 'object' && value !== null;

/** What React's development build counts and notes, and does not put back. */
const isNote = (key: PropertyKey) => key === 'recentlyCreatedOwnerStacks' || key === 'didUsePromise';

/**
 * Copies of what the shell shares, for all remotes alike, in which nothing can be changed: who tries gets a TypeError with its own stack.
 * They lack React's internals and the shell's contexts. All that stays changeable, for React itself, is recorded.
 */
export function guardModules(shared: Record<string, unknown>): GuardedModules {
  const changeable = new Map<object, string>();
  const modules = Object.fromEntries(
    Object.entries(shared).map(([id, module]) => [id, isObject(module) ? guard(module, id) : module]),
  );
  return { modules: Object.freeze(modules), difference: recordObjects(changeable, isNote) };

  function guard(module: object, id: string): object {
    const copy = Object.create(Reflect.getPrototypeOf(module)) as object;
    for (const key of Reflect.ownKeys(module)) {
      const value: unknown = Reflect.get(module, key);
      const name = `${id}.${String(key)}`;
      if (isInternal(key)) keepInternals(value, name);
      else if (isContext(value)) continue;
      else if (isCommonJs(key, value)) {
        changeable.set(value, name);
        define(module, copy, key, copy);
      } else define(module, copy, key, fix(value));
    }
    return Object.freeze(copy);
  }

  function keepInternals(value: unknown, name: string) {
    if (!isObject(value) || changeable.has(value)) return;
    changeable.set(value, name);
    for (const [key, member] of Object.entries(value))
      if (typeof member === 'object') keepInternals(member, `${name}.${key}`);
  }
}

function define(module: object, copy: object, key: PropertyKey, value: unknown) {
  const { enumerable } = Reflect.getOwnPropertyDescriptor(module, key)!;
  Object.defineProperty(copy, key, { value, enumerable });
}

/** Freezes a value, what it is made of, and the prototypes of classes. Returns it. */
function fix(value: unknown): unknown {
  if (!isObject(value) || Object.isFrozen(value)) return value;
  const prototype: unknown = typeof value === 'function' ? Reflect.get(value, 'prototype') : undefined;
  if (isObject(prototype)) fixPrototype(prototype);
  Object.freeze(value);
  for (const { value: member } of Object.values(Object.getOwnPropertyDescriptors(value))) fix(member);
  return value;
}

/**
 * No property of a frozen prototype can be set on what inherits from it, which compiled classes do (`Sub.prototype.constructor = Sub`).
 * As accessors the properties can: they are set on the heir.
 */
function fixPrototype(prototype: object) {
  if (Object.isFrozen(prototype)) return;
  for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (!descriptor.configurable || !('value' in descriptor)) continue;
    const { value, enumerable } = descriptor;
    Object.defineProperty(prototype, key, {
      enumerable,
      configurable: false,
      get: () => value as unknown,
      set(this: object, own: unknown) {
        if (this === prototype) throw new TypeError(`${key} is shared by all releases: it cannot be changed`);
        Object.defineProperty(this, key, {
          value: own,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      },
    });
  }
  Object.freeze(prototype);
  for (const { value } of Object.values(Object.getOwnPropertyDescriptors(prototype))) fix(value);
}

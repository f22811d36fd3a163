import type { NoParams } from 'composer/contract';

declare module 'composer/contract' {
  interface UsedLinks {
    favourites: NoParams;
  }
}

/** A list of favourites. The first one has no name of its own until the visitor gives it one. */
export interface HomeList {
  name: string;
  /** IDs of listings, the last added first. */
  homes: readonly number[];
}

/** What the browser keeps of the visitor's homes (product S31, S32). There is always at least one list. */
export interface SavedHomes {
  lists: readonly HomeList[];
  /** IDs of the homes whose page was opened, the last opened first. */
  seen: readonly number[];
}

export const HOMES_IN_LIST = 60;
export const MOST_LISTS = 10;
export const MOST_SEEN = 300;
export const LONGEST_LIST_NAME = 60;

export const NOTHING_SAVED: SavedHomes = { lists: [{ name: '', homes: [] }], seen: [] };

/** What was stored, whoever wrote it: what is not understood is left out. */
export function readSavedHomes(text: string | null): SavedHomes {
  const stored = parseJson(text);
  if (!isRecord(stored)) return NOTHING_SAVED;
  const lists = (Array.isArray(stored.lists) ? stored.lists : [])
    .filter(isRecord)
    .slice(0, MOST_LISTS)
    .map(({ name, homes }) => ({ name: listName(name), homes: ids(homes, HOMES_IN_LIST) }));
  return { lists: lists.length ? lists : NOTHING_SAVED.lists, seen: ids(stored.seen, MOST_SEEN) };
}

/** Whether a home is in any of the lists. */
export const isFavourite = ({ lists }: SavedHomes, home: number): boolean =>
  lists.some(({ homes }) => homes.includes(home));

/** Puts a home into one list and takes it out of the others; -1 takes it out of all. */
export function putHome(saved: SavedHomes, home: number, list: number): SavedHomes {
  const lists = saved.lists.map(({ name, homes }, index) => {
    const others = homes.filter((other) => other !== home);
    return { name, homes: index === list ? [home, ...others].slice(0, HOMES_IN_LIST) : others };
  });
  return { ...saved, lists };
}

/** Adds a list; the homes that do not fit into it are left out. Nothing changes when there are too many lists. */
export function addList(saved: SavedHomes, name: string, homes: readonly number[] = []): SavedHomes {
  if (saved.lists.length >= MOST_LISTS) return saved;
  return { ...saved, lists: [...saved.lists, { name: listName(name), homes: ids(homes, HOMES_IN_LIST) }] };
}

export function renameList(saved: SavedHomes, list: number, name: string): SavedHomes {
  return {
    ...saved,
    lists: saved.lists.map((old, at) => (at === list ? { ...old, name: listName(name) } : old)),
  };
}

/** Removes a list with its homes; the last one that is left becomes empty instead. */
export function removeList(saved: SavedHomes, list: number): SavedHomes {
  const lists = saved.lists.filter((_, index) => index !== list);
  return { ...saved, lists: lists.length ? lists : NOTHING_SAVED.lists };
}

export function markSeen(saved: SavedHomes, home: number): SavedHomes {
  return { ...saved, seen: [home, ...saved.seen.filter((other) => other !== home)].slice(0, MOST_SEEN) };
}

function listName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const plain = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...plain].slice(0, LONGEST_LIST_NAME).join('').trim();
}

function ids(value: unknown, most: number): number[] {
  const found = (Array.isArray(value) ? value : []).filter(isId);
  return [...new Set(found)].slice(0, most);
}

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

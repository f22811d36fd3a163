import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useLocation } from 'react-router';
import type { Goal } from 'shared-kit/domain/goal';
import { type ListingQuery, type RoomField, ROOM_FIELDS } from 'shared-kit/domain/listing-query';
import { useHost } from 'composer/host';
import { listAddress } from '../filters/list-address.ts';
import { revealResults } from './reveal-results.ts';

/** Debounce between two keystrokes, two drags or two quick choices, in milliseconds. */
const PAUSE = 400;

/** What is typed or dragged: a value on the way to another. All else is chosen. */
const GRADUAL: readonly (keyof ListingQuery)[] = ['search', 'price', 'living', 'plot', 'available'];
const isGradual = (part: Partial<ListingQuery>) => GRADUAL.some((field) => field in part);

export interface FilterDraft {
  /** Values of the fields, with changes that are not yet in the address. */
  draft: ListingQuery;
  /** Changes fields, and goes back to the first page. A choice is applied at once; what is typed or dragged, and what follows quickly, after a pause. */
  change(part: Partial<ListingQuery>): void;
  /** Applies at once, with further changes. */
  applyNow(part?: Partial<ListingQuery>): void;
  /** Whether a change is not applied yet: the list does not match the fields. */
  isPending: boolean;
}

/** The entry of the history that the draft made last. While its page loads, it is not in the history yet. */
interface OwnEntry {
  address: string;
  /** Address of the entry before it. */
  before: string;
  isInHistory: boolean;
  /** What of the search it changes step by step: the text, or one count of rooms. */
  steps: Steps;
}

type Steps = 'search' | RoomField | undefined;

/** What the draft has asked for last. */
interface Requested {
  address: string;
  query: ListingQuery;
  /** It, and what was asked for before, as far as their pages have not come yet: on a slow machine one may come after the next was asked for. */
  coming: readonly string[];
}

/** Another search that the visitor wants. */
interface Change {
  wanted: ListingQuery;
  /** It follows one that was applied at once, and belongs to it. */
  follows: boolean;
}

/** What is not applied yet. */
interface Pending extends Change {
  /** ms until it is. */
  pause: number;
}

/**
 * The filters of a list as the visitor edits them. The address is the source of truth: when it changes by other means (a chip,
 * the back button), the fields follow and pending changes are dropped, but for those that were made while its page was on its way: they
 * apply to it. A navigation that the draft itself started does not undo later changes. Each change is an entry of the history (product S35).
 */
export function useFilterDraft(goal: Goal, query: ListingQuery): FilterDraft {
  const { href } = useHost();
  const navigate = useNavigate();
  const open = useOpenList();
  const isElsewhere = useIsElsewhere();
  const address = listAddress(href, goal, query);
  const [draft, setDraft] = useState(query);
  const [pending, setPending] = useState<Pending>();
  const [seen, setSeen] = useState(address);
  const [requested, setRequested] = useState<Requested>({ address, query, coming: [] });
  /** Changes that were made while a page that others asked for was on its way. */
  const [meanwhile, setMeanwhile] = useState<Partial<ListingQuery>>({});
  const last = useRef<OwnEntry>(undefined);
  const changedAt = useRef(-Infinity);

  /** Whether the visitor has gone to an address that the draft did not ask for. */
  const hasLeft = () => isElsewhere([requested.address, ...requested.coming]);

  const follow = () => {
    setSeen(address);
    const at = requested.coming.indexOf(address);
    if (at >= 0) setRequested({ ...requested, coming: requested.coming.slice(at + 1) });
    else if (address !== requested.address) {
      const wanted = { ...query, ...meanwhile };
      setRequested({ address, query, coming: [] });
      setMeanwhile({});
      setDraft(wanted);
      setPending(Object.keys(meanwhile).length === 0 ? undefined : { wanted, follows: false, pause: PAUSE });
    }
  };
  if (address !== seen) follow();

  const send = ({ wanted, follows }: Change) => {
    const next = listAddress(href, goal, wanted);
    const { entry, takesPlace } = ownEntry(next, { wanted, follows }, requested, last.current);
    setPending(undefined);
    setRequested({ address: next, query: wanted, coming: [...requested.coming, next] });
    if (takesPlace && next === entry.before) {
      last.current = undefined;
      return void navigate(-1);
    }
    last.current = entry;
    void open(next, takesPlace || next === requested.address).then(() => (entry.isInHistory = true));
  };
  useAfterPause(pending, (over) => (hasLeft() ? setPending(undefined) : send(over)));

  return {
    draft,
    change(part) {
      const wanted = { ...draft, ...part, page: 1 };
      setDraft(wanted);
      setMeanwhile(hasLeft() ? { ...meanwhile, ...part, page: 1 } : {});
      const now = performance.now();
      // What joins a change that is not applied yet belongs to what that one follows, which may be an entry of long ago.
      const follows = now - changedAt.current < PAUSE && (pending?.follows ?? true);
      changedAt.current = now;
      setPending({ wanted, follows, pause: follows || isGradual(part) ? PAUSE : 0 });
    },
    applyNow(part) {
      const wanted = { ...draft, ...part, page: 1 };
      setDraft(wanted);
      send({ wanted, follows: false });
    },
    isPending: pending !== undefined,
  };
}

/**
 * The entry of the history that a change makes, and whether it takes the place of the last one. What is typed word by word is one change,
 * and what is chosen instead of it takes its place: going back leads to what was there before the first letter. So are the presses on one
 * count of rooms, and choices that follow each other quickly; what they lead back to is gone back to.
 */
function ownEntry(
  address: string,
  { wanted, follows }: Change,
  requested: Requested,
  last: OwnEntry | undefined,
): { entry: OwnEntry; takesPlace: boolean } {
  const own = last?.address === requested.address ? last : undefined;
  const steps = stepsBetween(requested.query, wanted);
  const isNextStep = steps !== undefined && own?.steps === steps;
  const takesPlace = own !== undefined && own.isInHistory && (isNextStep || (follows && steps !== 'search'));
  const before = own && (takesPlace || !own.isInHistory) ? own.before : requested.address;
  return { entry: { address, before, isInHistory: takesPlace, steps }, takesPlace };
}

/** What was changed step by step; undefined for another choice. What is chosen among suggestions takes the place of the text. */
function stepsBetween(before: ListingQuery, after: ListingQuery): Steps {
  if (before.search !== after.search) return 'search';
  const [field, ...others] = ROOM_FIELDS.filter((room) => before.rooms[room] !== after.rooms[room]);
  return others.length === 0 ? field : undefined;
}

/** Keeps the scroll position, unless the results are above it. */
function useOpenList(): (address: string, replace: boolean) => Promise<void> {
  const navigate = useNavigate();
  return async (address, replace) => {
    await navigate(address, { preventScrollReset: true, replace });
    revealResults();
  };
}

/** @param end called when the pause of a change is over that no other one took the place of */
function useAfterPause(pending: Pending | undefined, end: (over: Pending) => void): void {
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (!pending) return;
    // A choice is searched for in a task of its own: its field is painted first.
    const timer = setTimeout(() => onEnd(pending), pending.pause);
    return () => clearTimeout(timer);
  }, [pending]);
}

/** Tells whether the visitor has gone to another address than the one that is shown and those of `own`. */
export function useIsElsewhere(): (own: readonly (string | undefined)[]) => boolean {
  const { destination } = useHost();
  const { pathname, search } = useLocation();
  return (own) => ![pathname + search, ...own].includes(destination());
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { Goal } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { useHost } from 'shared-kit/host';
import { listAddress } from '../filters/list-address.ts';
import { revealResults } from './reveal-results.ts';

/** Debounce between two keystrokes or two drags, in milliseconds. */
const PAUSE = 400;

export interface FilterDraft {
  /** Values of the fields, with changes that are not yet in the address. */
  draft: ListingQuery;
  /** Changes fields, and goes back to the first page; applied after a pause. */
  change(part: Partial<ListingQuery>): void;
  /** Applies at once, with further changes. */
  applyNow(part?: Partial<ListingQuery>): void;
  /** Whether a change is not applied yet: the list does not match the fields. */
  isPending: boolean;
}

/** An entry of the history that holds what is being typed. While its page loads, it is not in the history yet. */
interface TypedEntry {
  address: string;
  isInHistory: boolean;
}

/**
 * The filters of a list as the visitor edits them. The address is the source of truth: when it changes by other means (a chip,
 * the back button), the fields follow and pending changes are dropped. A navigation that the draft itself started does not
 * undo later changes. Each change is an entry of the history (product S35).
 */
export function useFilterDraft(goal: Goal, query: ListingQuery): FilterDraft {
  const { href } = useHost();
  const open = useOpenList();
  const address = listAddress(href, goal, query);
  const [draft, setDraft] = useState(query);
  const [pending, setPending] = useState<ListingQuery>();
  const [seen, setSeen] = useState(address);
  const [requested, setRequested] = useState({ address, search: query.search });
  const typing = useRef<TypedEntry>(undefined);

  if (address !== seen) {
    setSeen(address);
    if (address !== requested.address) {
      setRequested({ address, search: query.search });
      setDraft(query);
      setPending(undefined);
    }
  }
  const destination = useDestination();
  if (pending && destination && destination !== requested.address) setPending(undefined);

  /**
   * What is typed word by word is one change, and what is chosen instead of it takes its place: going back leads to what was there
   * before the first letter.
   */
  const send = (wanted: ListingQuery) => {
    const next = listAddress(href, goal, wanted);
    const typed = typing.current;
    const isTyped = wanted.search !== requested.search;
    const takesPlace = isTyped && typed?.address === requested.address && typed.isInHistory;
    const entry = { address: next, isInHistory: takesPlace };
    typing.current = isTyped ? entry : undefined;
    setPending(undefined);
    setRequested({ address: next, search: wanted.search });
    void open(next, takesPlace || next === requested.address).then(() => (entry.isInHistory = true));
  };
  const sendPending = useEffectEvent(send);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => sendPending(pending), PAUSE);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    draft,
    change(part) {
      const next = { ...draft, ...part, page: 1 };
      setDraft(next);
      setPending(next);
    },
    applyNow(part) {
      const next = { ...draft, ...part, page: 1 };
      setDraft(next);
      send(next);
    },
    isPending: pending !== undefined,
  };
}

/** Keeps the scroll position, unless the results are above it. */
function useOpenList(): (address: string, replace: boolean) => Promise<void> {
  const navigate = useNavigate();
  return async (address, replace) => {
    await navigate(address, { preventScrollReset: true, replace });
    revealResults();
  };
}

/** Address of a pending navigation. */
function useDestination(): string | undefined {
  const { location } = useNavigation();
  return location && location.pathname + location.search;
}

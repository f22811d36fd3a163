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
  const [requested, setRequested] = useState(address);
  const typing = useRef<{ text: string | undefined }>(undefined);

  if (address !== seen) {
    setSeen(address);
    if (address !== requested) {
      setRequested(address);
      setDraft(query);
      setPending(undefined);
    }
  }
  const destination = useDestination();
  if (pending && destination && destination !== requested) setPending(undefined);

  /**
   * What is typed word by word is one change, and what is chosen instead of it takes its place: going back leads to what was there
   * before the first letter.
   */
  const send = (wanted: ListingQuery) => {
    const next = listAddress(href, goal, wanted);
    const isTyped = wanted.search !== query.search;
    const replace =
      next === requested || (isTyped && typing.current !== undefined && typing.current.text === query.search);
    typing.current = isTyped ? { text: wanted.search } : undefined;
    setPending(undefined);
    setRequested(next);
    open(next, replace);
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
function useOpenList(): (address: string, replace: boolean) => void {
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

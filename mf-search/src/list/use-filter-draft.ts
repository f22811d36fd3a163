import { useEffect, useEffectEvent, useState } from 'react';
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
 * undo later changes.
 */
export function useFilterDraft(goal: Goal, query: ListingQuery): FilterDraft {
  const { href } = useHost();
  const open = useOpenList();
  const address = listAddress(href, goal, query);
  const [draft, setDraft] = useState(query);
  const [pending, setPending] = useState<ListingQuery>();
  const [seen, setSeen] = useState(address);
  const [requested, setRequested] = useState(address);

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

  const send = (wanted: ListingQuery) => {
    const next = listAddress(href, goal, wanted);
    setPending(undefined);
    setRequested(next);
    open(next);
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

/** Replaces the history entry, so that going back leaves the list, and keeps the scroll position. */
function useOpenList(): (address: string) => void {
  const navigate = useNavigate();
  return async (address) => {
    await navigate(address, { preventScrollReset: true, replace: true });
    revealResults();
  };
}

/** Address of a pending navigation. */
function useDestination(): string | undefined {
  const { location } = useNavigation();
  return location && location.pathname + location.search;
}

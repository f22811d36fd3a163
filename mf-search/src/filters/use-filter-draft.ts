import { useEffect, useEffectEvent, useState } from 'react';
import type { Goal } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { formatListingQuery } from 'shared-kit/domain/listing-query';

/** Time to make up one's mind between two keystrokes or two drags, in milliseconds. */
const PAUSE = 400;

export interface FilterDraft {
  /** What the fields show: ahead of the address while the visitor is choosing. */
  draft: ListingQuery;
  /** Changes fields, and starts again from the first page; applied after a pause. */
  change(part: Partial<ListingQuery>): void;
  /** Applies at once. */
  applyNow(): void;
}

/**
 * The filters as the visitor edits them. The address stays the truth: whenever it changes by other means (a chip, the back
 * button), the fields follow. An address that the draft itself asked for does not undo what was chosen since.
 */
export function useFilterDraft(
  goal: Goal,
  query: ListingQuery,
  apply: (query: ListingQuery) => void,
): FilterDraft {
  const address = formatListingQuery(query, goal).toString();
  const [draft, setDraft] = useState(query);
  const [pending, setPending] = useState<ListingQuery>();
  const [seen, setSeen] = useState(address);
  const [asked, setAsked] = useState(address);

  if (address !== seen) {
    setSeen(address);
    if (address !== asked) {
      setAsked(address);
      setDraft(query);
      setPending(undefined);
    }
  }

  const send = (wanted: ListingQuery) => {
    setPending(undefined);
    setAsked(formatListingQuery(wanted, goal).toString());
    apply(wanted);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => sendLater(pending), PAUSE);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    draft,
    change(part) {
      const next = { ...draft, ...part, page: 1 };
      setDraft(next);
      setPending(next);
    },
    applyNow: () => send({ ...draft, page: 1 }),
  };
}

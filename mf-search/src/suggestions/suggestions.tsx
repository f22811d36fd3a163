import { useId, useState, type ReactNode, type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Suggestion } from 'shared-kit/contracts/api/suggestion';
import type { Goal } from 'shared-kit/domain/goal';
import { listingLink } from 'shared-kit/domain/listing-link';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { useHost } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { createApiClient } from 'shared-kit/api-client';
import type { Language } from 'shared-kit/domain/languages';
import { readLastSearches } from '../last-searches/last-searches.browser.ts';
import s from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';

interface SuggestionsProps {
  /** The field that is typed into. */
  input: RefObject<HTMLInputElement | null>;
  goal: Goal;
  draft: ListingQuery;
  /** Adds the filters of what was chosen. */
  choose: (part: Partial<ListingQuery>) => void;
}

interface Option {
  key: string;
  label: ReactNode;
  detail: string;
  count?: number;
  run: () => void;
}

/**
 * What the typed text may mean: a town or an area becomes a filter, a listing opens (product S26). Before anything is typed the last
 * searches are offered again (product S34).
 */
export default function Suggestions({ input, goal, draft, choose }: SuggestionsProps) {
  const { href, language } = useHost();
  const navigate = useNavigate();
  const text = useText();
  const { whole } = useNumbers();
  const id = useId();
  const [lastSearches] = useState(() => readLastSearches(language));
  const suggested = useSuggestions(draft.search ?? '', goal, language);

  const follow = (suggestion: Suggestion) => {
    const path = suggestion.place && href(...listingLink(suggestion.place));
    if (path) void navigate(path);
    else choose(suggestedFilters(suggestion, draft));
  };
  const options: Option[] = suggested
    ? suggested.map((suggestion) => ({
        key: `${suggestion.kind} ${suggestion.key}`,
        label: <Matched label={suggestion.label} matched={suggestion.matched} />,
        detail: suggestion.detail || text(`suggest.${suggestion.kind}`),
        ...(suggestion.kind !== 'listing' && { count: suggestion.count }),
        run: () => follow(suggestion),
      }))
    : lastSearches.map(({ address, label }) => ({
        key: address,
        label,
        detail: '',
        run: () => void navigate(address),
      }));
  const optionId = (index: number) => `${id}-${index}`;
  const pick = (index: number) => {
    box.close();
    options[index]!.run();
  };
  const box = useCombobox(input, { id, optionId, count: options.length, choose: pick });

  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">
          {suggested && box.isOpen ? text('suggest.count', { count: options.length }) : ''}
        </span>
      </VisuallyHidden>
      {box.isOpen && (
        <div className={s.popup}>
          {!suggested && (
            <p className={s.heading} aria-hidden="true">
              {text('list.lastSearches')}
            </p>
          )}
          <ul
            id={id}
            role="listbox"
            className={s.options}
            aria-label={text(suggested ? 'suggest.label' : 'list.lastSearches')}
          >
            {options.map(({ key, label, detail, count }, index) => (
              <li
                key={key}
                id={optionId(index)}
                role="option"
                aria-selected={index === box.active}
                className={classNames(s.option, index === box.active && s.active)}
                // The focus stays in the field.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(index)}
              >
                <span className={s.label}>{label}</span>
                <span className={s.detail}>{detail}</span>
                {count !== undefined && <span className={s.count}>{whole(count)}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The label, with what was typed of it set off. */
function Matched({ label, matched }: Pick<Suggestion, 'label' | 'matched'>) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of matched) {
    if (from < end || to <= from) continue;
    parts.push(label.slice(end, from), <mark key={from}>{label.slice(from, to)}</mark>);
    end = to;
  }
  return [...parts, label.slice(end)];
}

/** Debounce between two keystrokes, in milliseconds. */
const PAUSE = 150;

/**
 * What the typed text may mean, once the visitor pauses. Older requests are cancelled; until the answer comes, and when none comes, what
 * was suggested before stays. Undefined while there is no text.
 */
function useSuggestions(typed: string, goal: Goal, lang: Language): Suggestion[] | undefined {
  const text = typed.trim();
  const [api] = useState(() => createApiClient({ baseUrl: '' }));
  const [suggestions, setSuggestions] = useState<Suggestion[]>();
  useEffect(() => {
    if (!text) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      api.get('suggest', { query: { lang, goal, text }, signal: asking.signal }).then(
        ({ items }) => {
          if (!asking.signal.aborted) setSuggestions(items);
        },
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [api, goal, lang, text]);
  return text ? (suggestions ?? []) : undefined;
}

/** What choosing a suggestion changes in a search: its filters are added, and take the place of the typed text. */
function suggestedFilters(
  { filters }: Pick<Suggestion, 'filters'>,
  { cities, areas, types, features }: ListingQuery,
): Partial<ListingQuery> {
  return {
    search: filters.search || undefined,
    cities: union(cities, filters.city),
    areas: union(areas, filters.area),
    types: union(types, filters.type),
    features: union(features, filters.with),
  };
}

function union<Value>(before: readonly Value[], more: readonly Value[] = []): Value[] {
  return [...new Set([...before, ...more])];
}

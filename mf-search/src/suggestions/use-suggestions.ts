import { useEffect, useState } from 'react';
import { createApiClient } from 'shared-kit/api-client';
import type { Suggestion } from 'shared-kit/contracts/api/suggestion';
import type { Goal } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';

/** Debounce between two keystrokes, in milliseconds. */
const PAUSE = 150;

/**
 * What the typed text may mean, once the visitor pauses. Older requests are cancelled; until the answer comes, and when none comes, what
 * was suggested before stays. Undefined while there is no text.
 */
export function useSuggestions(typed: string, goal: Goal, lang: Language): Suggestion[] | undefined {
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

import { useState } from 'react';
import { steadyOptions } from './facet-options.ts';
import type { FacetOption } from './facet-options.ts';

/** Options that stay where they are while counts change; `of` names what they belong to, with which they begin anew. */
export function useSteadyOptions(
  options: readonly FacetOption[],
  of: string | number,
): readonly FacetOption[] {
  const key = JSON.stringify(options);
  const [shown, setShown] = useState({ of, key, options });
  if (shown.of === of && shown.key === key) return shown.options;
  const next = { of, key, options: shown.of === of ? steadyOptions(shown.options, options) : options };
  setShown(next);
  return next.options;
}

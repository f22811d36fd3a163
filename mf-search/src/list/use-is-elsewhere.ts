import { useLocation } from 'react-router';
import { useHost } from 'composer/host';

/** Tells whether the visitor has gone to another address than the one that is shown and those of `own`. */
export function useIsElsewhere(): (own: readonly (string | undefined)[]) => boolean {
  const { destination } = useHost();
  const { pathname, search } = useLocation();
  return (own) => ![pathname + search, ...own].includes(destination());
}

import { createContext, use, useEffect } from 'react';
import type { VisitTimes } from 'shared-kit/contracts/api/appointments';
import { useForm } from 'react-final-form';

/** What the parts of the form show: when the property can be visited, and what its visits are like. */
export interface Visit {
  times: VisitTimes;
  /** Of the property. */
  title: string;
}

export const VisitContext = createContext<Visit | undefined>(undefined);

export function useVisitTimes(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('This part belongs into the form of a visit');
  return visit;
}

/** Empties a field whose value is not offered any more: what was kept in the browser may have gone by since. */
export function useStillOffered(name: string, isOffered: boolean): void {
  const form = useForm();
  useEffect(() => {
    if (!isOffered) form.change(name, '');
  }, [form, name, isOffered]);
}

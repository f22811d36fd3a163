import { createContext, use } from 'react';
import type { VisitTimes } from 'shared-kit/contracts/api/appointments';

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

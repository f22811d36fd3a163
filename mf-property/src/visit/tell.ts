import type { PropertyAction, VisitSource } from 'shared-kit/domain/owner-portal';

/** Paths of the API's commands `recordVisit` and `recordAction`. */
const VISITS = '/api/visits';
const ACTIONS = '/api/visits/actions';

/** Tells that the page of a property was seen. */
export const tellVisit = (propertyId: number, source: VisitSource): void =>
  tell(VISITS, { propertyId, source });

/** Tells what the visitor did with a property (product O9). Whether it counts is the API's to say. */
export const tellAction = (propertyId: number, action: PropertyAction): void =>
  tell(ACTIONS, { propertyId, action });

function tell(path: string, what: object): void {
  navigator.sendBeacon?.(path, new Blob([JSON.stringify(what)], { type: 'application/json' }));
}

import type { Goal } from 'shared-kit/domain/goal';
import { RENT, SALE } from 'shared-kit/domain/goal';

/** The goal that a route of this remote lists. */
export const goalOfRoute = (routeId: string): Goal => (routeId === 'rent-list' ? RENT : SALE);

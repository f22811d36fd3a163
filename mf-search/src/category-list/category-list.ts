/** Lists of listings that the agency puts together; each has a link name of its own. */
export type CategoryList = 'discreet' | 'holiday';

/** The list that a route of this remote shows. */
export const listOfRoute = (routeId: string): CategoryList =>
  routeId === 'holiday-list' ? 'holiday' : 'discreet';

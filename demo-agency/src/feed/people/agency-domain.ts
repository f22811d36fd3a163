/** Domain of the demo agency; `.example` never resolves, so no mail of the demo site is delivered. */
export const AGENCY_DOMAIN = 'hellebore.example';

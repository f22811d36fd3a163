/** Domain of the demo agency; `.example` never resolves, so no mail of the demo site reaches anybody. */
export const AGENCY_DOMAIN = 'hellebore.example';

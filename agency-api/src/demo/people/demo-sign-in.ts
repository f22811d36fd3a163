import { DEMO_OWNERS } from './owners.ts';

/** With these anybody may look at the owner portal of a demo site; the README of mf-owner tells them. */
export const DEMO_SIGN_IN = { email: DEMO_OWNERS[0]!.email, password: 'jardin-brique-lumiere' } as const;

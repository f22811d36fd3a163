import { ownerRefusal } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Ends the session that the form names in `session`. */
export const sendSessionEnd: SendForm = async (api, form) => {
  const body = { session: form.get('session') ?? '' };
  return api.send('endSession', { body }).then(() => undefined, ownerRefusal);
};

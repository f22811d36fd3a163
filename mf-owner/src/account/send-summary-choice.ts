import { ownerRefusal } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Begins or ends the weekly summary, as the form's `summary` says: `yes` or `no`. */
export const sendSummaryChoice: SendForm = async (api, form) => {
  const body = { isWanted: form.get('summary') === 'yes' };
  return api.send('changeOwnerSummary', { body }).then(() => undefined, ownerRefusal);
};

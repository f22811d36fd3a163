import { ownerRefusal } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Signs in with the form's `code`, after the right password. */
export const sendSignInCode: SendForm = async (api, form) => {
  const body = { code: form.get('code') ?? '' };
  return api.send('sendSignInCode', { body }).then(() => undefined, ownerRefusal);
};

import { ownerRefusal } from '../access/owner-refusal.ts';
import { repeatedWrong } from '../access/repeated-password.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Chooses a password with the token of the link. */
export const sendNewPassword: SendForm = async (api, form) => {
  const refusal = repeatedWrong(form);
  if (refusal) return refusal;
  const body = { token: form.get('token') ?? '', newPassword: form.get('newPassword') ?? '' };
  return api.send('resetPassword', { body }).then(() => undefined, ownerRefusal);
};

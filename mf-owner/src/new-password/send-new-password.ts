import { ownerRefusal } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Chooses a password with the token of the link. */
export const sendNewPassword: SendForm = async (api, form) => {
  const body = { token: form.get('token') ?? '', newPassword: form.get('newPassword') ?? '' };
  return api.send('resetPassword', { body }).then(() => undefined, ownerRefusal);
};

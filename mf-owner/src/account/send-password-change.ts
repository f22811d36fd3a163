import { ownerRefusal } from '../access/owner-refusal.ts';
import { repeatedWrong } from '../access/repeated-password.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Changes the password with the present one. */
export const sendPasswordChange: SendForm = async (api, form) => {
  const refusal = repeatedWrong(form);
  if (refusal) return refusal;
  const body = { password: form.get('password') ?? '', newPassword: form.get('newPassword') ?? '' };
  return api.send('changePassword', { body }).then(() => undefined, ownerRefusal);
};

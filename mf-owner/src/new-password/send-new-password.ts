import { refusal } from '../access/form-fault.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Chooses a password with the token of the link. */
export const sendNewPassword: SendForm = async (api, form) => {
  const token = form.get('token') ?? '';
  try {
    await api.send('resetPassword', { body: { token, newPassword: form.get('newPassword') ?? '' } });
    return undefined;
  } catch (error) {
    return refusal(error);
  }
};

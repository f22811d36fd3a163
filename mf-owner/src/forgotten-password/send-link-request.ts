import { isLanguage } from 'shared-kit/domain/languages';
import { ownerRefusal } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Asks for a link by mail. Whether the e-mail is known is not told. */
export const sendLinkRequest: SendForm = async (api, form) => {
  const lang = form.get('lang');
  const body = { email: form.get('email') ?? '', lang: isLanguage(lang) ? lang : undefined };
  return api.send('requestPasswordReset', { body }).then(() => undefined, ownerRefusal);
};

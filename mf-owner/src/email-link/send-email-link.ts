import type { Language } from 'shared-kit/domain/languages';
import { ownerRefusal } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';
import type { EmailLinkKind } from './email-link.loader.ts';

const COMMANDS = { confirm: 'confirmEmailChange', undo: 'undoEmailChange' } as const;

/** Confirms or undoes a change of e-mail with the token of the form. */
export const sendEmailLink =
  (kind: EmailLinkKind, lang: Language): SendForm =>
  async (api, form) => {
    const body = { token: form.get('token') ?? '', lang };
    return api.send(COMMANDS[kind], { body }).then(() => undefined, ownerRefusal);
  };

import type { Messages } from '../../contract/boot.ts';
import type { OWN_MESSAGES, ServerMessages } from '../../contract/render.ts';
import type { Language } from '../../contract/register.ts';

/** The same by its type: a renderer cannot read the file that it comes from. */
const OWN: typeof OWN_MESSAGES = '.';

/** Translations of an app in a language, or of an expose that has its own; undefined where the server code lacks them. */
export const bundledMessages = (
  messages: ServerMessages | undefined,
  language: Language,
  expose: string = OWN,
): Messages | undefined => (messages?.[expose] ?? messages?.[OWN])?.[language];

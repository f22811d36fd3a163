import type { Language } from 'shared-kit/domain/languages';
import type { MailBlock } from './mail-layout.ts';

const TEXTS: Readonly<Record<Language, { warning: string; write: string }>> = {
  fr: {
    warning:
      'Ce lien est réservé à l’agence : qui l’a peut décider. Pour écrire au visiteur, ne répondez pas à cet e-mail.',
    write: 'Écrire au visiteur',
  },
  nl: {
    warning:
      'Deze link is alleen voor het kantoor: wie hem heeft, kan beslissen. Beantwoord deze e-mail niet om de bezoeker te schrijven.',
    write: 'De bezoeker schrijven',
  },
  en: {
    warning:
      'This link is for the agency only: whoever has it can decide. To write to the visitor, do not reply to this e-mail.',
    write: 'Write to the visitor',
  },
  de: {
    warning:
      'Dieser Link ist nur für die Agentur: Wer ihn hat, kann entscheiden. Antworten Sie nicht auf diese E-Mail, um dem Besucher zu schreiben.',
    write: 'Dem Besucher schreiben',
  },
};

/**
 * The end of a mail by whose link the agency decides. It has no `replyTo`: an answer would quote the link to the visitor; it is written
 * anew instead.
 */
export function agencyOnly(language: Language, visitor: string): MailBlock[] {
  const { warning, write } = TEXTS[language];
  const address = `mailto:${encodeURIComponent(visitor).replace('%40', '@')}`;
  return [
    { kind: 'text', text: warning },
    { kind: 'link', label: write, address },
  ];
}

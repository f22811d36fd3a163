import type { Language } from 'shared-kit/domain/languages';
import type { RequestedProperty } from '../requested-property.ts';

/** What a form's mails are about. */
export interface MailSubject {
  agency: string;
  /** Of the visitor: user input, for the mail to the agency only. */
  name: string;
  property?: RequestedProperty | undefined;
}

/** What the mails of one form say of it. Those of the visitor's mail name nothing that was typed into the form. */
interface FormWords {
  toVisitor: {
    subject: string;
    received: string;
    /** What happens next, if not as with every form. */
    next?: string;
  };
  toAgency: { subject: string; news: string };
}

/** The words of a form in each language. */
export type WordsOfForm = Record<Language, (about: MailSubject) => FormWords>;

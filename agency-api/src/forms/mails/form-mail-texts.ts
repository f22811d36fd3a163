import type { CONTACT_PREFERENCES, TITLES } from 'shared-kit/contracts/api/forms';
import type { Language } from 'shared-kit/domain/languages';

type Title = (typeof TITLES)[number];
type Preference = (typeof CONTACT_PREFERENCES)[number];

/** Texts of the mails about forms, in one language. */
export interface FormMailTexts {
  titles: Record<Title, string>;
  /** Without the visitor's name, which is user input. */
  greeting: string;
  received: { contact: string; property(title: string, reference: string): string };
  whatNext: string;
  closing: string;
  notYou: string;
  subjects: {
    toVisitor: { contact(agency: string): string; property(reference: string): string };
    toAgency: { contact(name: string): string; property(reference: string, name: string): string };
  };
  news: { contact: string; property(title: string, reference: string): string };
  answerHere: string;
  seeProperty: string;
  labels: {
    name: string;
    email: string;
    phone: string;
    address: string;
    preference: string;
    timeSlots: string;
    newsletter: string;
    language: string;
    remark: string;
  };
  box: string;
  preferences: Record<Preference, string>;
  yes: string;
  no: string;
  languages: Record<Language, string>;
}

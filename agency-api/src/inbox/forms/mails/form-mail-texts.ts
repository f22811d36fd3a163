import type {
  CONTACT_DEVICES,
  CONTACT_PREFERENCES,
  COUNTRIES,
  TITLES,
} from 'shared-kit/contracts/api/forms/form-fields';
import type { Language } from 'shared-kit/domain/languages';

type Title = (typeof TITLES)[number];
type Country = (typeof COUNTRIES)[number];
type Preference = (typeof CONTACT_PREFERENCES)[number];

/** Texts that the mails of all forms have, in one language. */
export interface FormMailTexts {
  titles: Record<Title, string>;
  /** Without the visitor's name, which is user input. */
  greeting: string;
  whatNext: string;
  closing: string;
  notYou: string;
  answerHere: string;
  seeProperty: string;
  labels: {
    name: string;
    email: string;
    phone: string;
    address: string;
    preference: string;
    device: string;
    timeSlots: string;
    newsletter: string;
    language: string;
    remark: string;
  };
  box: string;
  /** Belgium is not named. */
  countries: Record<Exclude<Country, 'BE'>, string>;
  preferences: Record<Preference, string>;
  devices: Record<(typeof CONTACT_DEVICES)[number], string>;
  yes: string;
  no: string;
  languages: Record<Language, string>;
}

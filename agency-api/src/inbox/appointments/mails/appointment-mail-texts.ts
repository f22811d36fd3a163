import type { Language } from 'shared-kit/domain/languages';

/** What the visitor is told of an appointment. */
export type VisitorNews =
  'requested' | 'confirmed' | 'moved' | 'proposed' | 'refused' | 'cancelled' | 'reminder';
/** What the agency is told of it; `moveRequested` waits for its confirmation, as `requested` does. */
export type OfficeNews = 'requested' | 'booked' | 'moved' | 'moveRequested' | 'cancelled' | 'accepted';

/** Texts of the mails about appointments, in one language. */
export interface AppointmentMailTexts {
  greeting: string;
  closing: string;
  notYou: string;
  /** `reference` follows. */
  visitor: Record<VisitorNews, { subject: string; intro: string }>;
  /** `reference` and name follow. */
  office: Record<OfficeNews, { subject: string; news: string }>;
  /** What a calendar shows; the title follows. */
  event: string;
  reference: string;
  see: string;
  manage: string;
  answerProposal: string;
  decide: string;
  open: string;
  why: string;
  remark: string;
  attached: string;
  labels: {
    when: string;
    where: string;
    name: string;
    email: string;
    phone: string;
    newsletter: string;
    language: string;
    property: string;
  };
  rental: {
    title: string;
    income: readonly [label: string, text: (amount: string) => string];
    persons: readonly [label: string, text: (most: number) => string];
    first: readonly [label: string, text: (rent: string, charges: string | null) => string];
    inventory: readonly [label: string, text: (percent: number) => string];
    guarantee: readonly [label: string, text: (months: number) => string];
  };
  yes: string;
  languages: Record<Language, string>;
}

import type { Locator, Page } from '@playwright/test';
import type { SiteLanguage } from './pages.ts';
import type { Visitor } from './visitor.ts';

export const CONTACT: Record<SiteLanguage, string> = {
  fr: '/fr/contact/',
  nl: '/nl/contact/',
  en: '/en/contact/',
  de: '/de/kontakt/',
};

interface Labels {
  firstName: string;
  lastName: string;
  email: string;
  remark: string;
  privacy: RegExp;
  send: string;
}

/** Labels of the fields. */
const LABELS: Record<SiteLanguage, Labels> = {
  fr: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    remark: 'Message',
    privacy: /^J’accepte/,
    send: 'Envoyer',
  },
  nl: {
    firstName: 'Voornaam',
    lastName: 'Naam',
    email: 'E-mail',
    remark: 'Bericht',
    privacy: /^Ik ga ermee akkoord/,
    send: 'Versturen',
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    remark: 'Message',
    privacy: /^I agree/,
    send: 'Send',
  },
  de: {
    firstName: 'Vorname',
    lastName: 'Name',
    email: 'E-Mail',
    remark: 'Nachricht',
    privacy: /^Ich bin damit einverstanden/,
    send: 'Senden',
  },
};

/** The form by which a visitor writes to the agency, on the contact page or inside the page of a property. */
export function contactForm(page: Page, language: SiteLanguage) {
  const labels = LABELS[language];
  const form = page.locator('form', { has: page.getByLabel(labels.privacy) });
  const field = (name: keyof Labels): Locator => form.getByLabel(labels[name], { exact: true });
  return {
    form,
    field,
    send: form.getByRole('button', { name: labels.send }),
    /** Fills in every required field, and a message. */
    async fillIn({ firstName, lastName, email }: Visitor, remark: string) {
      for (const [name, text] of Object.entries({ remark, firstName, lastName, email }))
        await field(name as keyof Labels).fill(text);
      await field('privacy').check();
    },
    /** Makes a form without JavaScript appear to have been open for a minute. */
    takeAMinute: () =>
      form
        .locator('[name="openedAt"]')
        .evaluate((input: HTMLInputElement) => (input.value = String(Number(input.value) - 60_000))),
  };
}

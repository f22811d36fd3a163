import type { Page } from '@playwright/test';
import { CONTACT, contactForm } from '../../site/contact-form.ts';
import { open } from '../../site/pages.ts';
import type { SiteLanguage } from '../../site/pages.ts';
import { expect, SCRIPT_BLOCKED, test } from '../../site/test.ts';

/** Error messages (product V5, V7), in the order of the fields. */
const MESSAGES: Record<SiteLanguage, { faults: string[]; refused: string; email: string }> = {
  fr: {
    faults: [
      'Le prénom est un champ obligatoire',
      'Le nom est un champ obligatoire',
      'L’e-mail est un champ obligatoire',
      'Acceptez la déclaration de confidentialité pour envoyer votre message',
    ],
    refused: 'données non envoyées, vérifiez les champs en rouge',
    email: 'l’adresse e-mail n’est pas valide',
  },
  nl: {
    faults: [
      'Voornaam is een verplicht veld',
      'Naam is een verplicht veld',
      'E-mail is een verplicht veld',
      'Ga akkoord met de privacyverklaring om uw bericht te versturen',
    ],
    refused: 'gegevens niet verzonden, controleer de velden in het rood',
    email: 'e-mailadres is niet geldig',
  },
  en: {
    faults: [
      'First name is a required field',
      'Last name is a required field',
      'E-mail is a required field',
      'Agree to the privacy statement to send your message',
    ],
    refused: 'data not sent, check the fields in red',
    email: 'email address is not valid',
  },
  de: {
    faults: [
      'Vorname ist ein Pflichtfeld',
      'Name ist ein Pflichtfeld',
      'E-Mail ist ein Pflichtfeld',
      'Stimmen Sie der Datenschutzerklärung zu, um Ihre Nachricht zu senden',
    ],
    refused: 'Daten nicht gesendet, prüfen Sie die Felder in Rot',
    email: 'E-Mail-Adresse ist nicht gültig',
  },
};

/** The visible and the announced error of each invalid field, in the order of the page. */
const faults = (page: Page) =>
  page
    .locator('[aria-invalid="true"]')
    .evaluateAll((fields) =>
      fields.map((field) => document.getElementById(field.getAttribute('aria-describedby')!)!.textContent),
    );

async function sendsInVain(page: Page, language: SiteLanguage) {
  const { faults: messages, refused, email } = MESSAGES[language];
  const { field, send } = contactForm(page, language);
  await field('remark').fill('…');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(refused);
  expect(await faults(page)).toEqual(messages);
  await expect(field('firstName')).toBeFocused();
  await expect(field('remark')).toHaveValue('…');

  await field('firstName').fill('Marie');
  await field('email').fill('marie@');
  await send.click();
  await expect.poll(() => faults(page)).toEqual([messages[1], email, ...messages.slice(3)]);
  await expect(field('lastName')).toBeFocused();
  await expect(field('firstName')).toHaveValue('Marie');
}

/** A test that the contact page says what is wrong, with and without scripts. */
export function wrongFieldsAreTold(
  language: SiteLanguage,
  { javaScriptEnabled }: { javaScriptEnabled: boolean },
) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({
      javaScriptEnabled,
      ...(!javaScriptEnabled && { expectedFault: new RegExp(`${SCRIPT_BLOCKED.source}|status of 422`) }),
    });

    test(`in ${language} each invalid field of the contact page shows an error, and the first gets the focus`, async ({
      page,
    }) => {
      if (javaScriptEnabled) await open(page, CONTACT[language]);
      else await page.goto(CONTACT[language]);
      await sendsInVain(page, language);
    });
  });
}

import { newsletterFields } from 'shared-kit/contracts/api/forms/newsletter';
import { defineForm } from '../form/form-description.ts';

/** Asks for the newsletter (product V11). */
export const newsletter = defineForm({
  name: 'newsletter',
  command: 'sendNewsletterSignUp',
  schema: newsletterFields,
  thanks: 'newsletter-thanks',
  send: 'newsletter.send',
  faults: { 'privacy.required': 'newsletter.privacyRequired' },
  steps: [
    {
      name: 'newsletter',
      groups: [
        {
          rows: [
            {
              layout: 'one',
              fields: [{ kind: 'text', name: 'email', type: 'email', autoComplete: 'email' }],
            },
            {
              layout: 'consents',
              fields: [{ kind: 'privacy', name: 'privacy', label: 'newsletter.privacy' }],
            },
          ],
        },
      ],
    },
  ],
});

import { testimonialFields } from 'shared-kit/contracts/api/forms/testimonial';
import { FilesInput } from '../form/fields/files-input.tsx';
import { defineForm } from '../form/form-description.ts';

/** The words of a client (product V40). */
export const testimonial = defineForm({
  name: 'testimonial',
  command: 'sendTestimonial',
  schema: testimonialFields,
  thanks: 'testimonial-thanks',
  send: 'testimonial.send',
  faults: {
    'name.required': 'testimonial.nameRequired',
    'text.required': 'testimonial.textRequired',
    'webAddress.invalid': 'testimonial.webAddressInvalid',
    'publish.required': 'testimonial.publishRequired',
  },
  steps: [
    {
      name: 'testimonial',
      groups: [
        {
          title: 'testimonial.yours',
          rows: [
            {
              layout: 'one',
              fields: [
                { kind: 'long-text', name: 'text', label: 'testimonial.text', hint: 'testimonial.textHint' },
              ],
            },
            {
              layout: 'pair',
              fields: [
                { kind: 'text', name: 'name', label: 'testimonial.name', hint: 'testimonial.nameHint' },
                {
                  kind: 'text',
                  name: 'webAddress',
                  label: 'testimonial.webAddress',
                  hint: 'testimonial.webAddressHint',
                },
              ],
            },
            {
              layout: 'one',
              fields: [
                {
                  kind: 'files',
                  shows: FilesInput,
                  name: 'picture',
                  label: 'testimonial.picture',
                  hint: 'testimonial.pictureHint',
                  accept: 'pictures',
                  most: 1,
                },
              ],
            },
          ],
        },
        {
          title: 'testimonial.forUs',
          rows: [
            {
              layout: 'pair',
              fields: [
                {
                  kind: 'text',
                  name: 'email',
                  type: 'email',
                  autoComplete: 'email',
                  hint: 'testimonial.emailHint',
                },
                { kind: 'text', name: 'about', label: 'testimonial.about', hint: 'testimonial.aboutHint' },
              ],
            },
          ],
        },
        {
          rows: [
            {
              layout: 'consents',
              fields: [
                { kind: 'consent', name: 'publish', label: 'testimonial.publish' },
                { kind: 'privacy', name: 'privacy' },
              ],
            },
          ],
        },
      ],
    },
  ],
});

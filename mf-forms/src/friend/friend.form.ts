import { friendFields } from 'shared-kit/contracts/api/forms/friend';
import { defineForm } from '../form/form-description.ts';
import { PERSON_WITHOUT_PHONE_ROW } from '../form/person-rows.ts';

/** Sends a property to a friend (product V21). No message: nothing that the visitor writes goes to another address. */
export const friend = defineForm({
  name: 'friend',
  command: 'sendToFriend',
  schema: friendFields,
  thanks: 'friend-thanks',
  send: 'friend.send',
  faults: { 'friendEmail.required': 'friend.emailRequired', 'friendEmail.invalid': 'friend.emailInvalid' },
  steps: [
    {
      name: 'friend',
      groups: [
        {
          title: 'friend.who',
          rows: [
            {
              layout: 'pair',
              fields: [
                { kind: 'text', name: 'friendFirstName', label: 'field.firstName' },
                { kind: 'text', name: 'friendLastName', label: 'field.lastName' },
              ],
            },
            {
              layout: 'one',
              fields: [
                {
                  kind: 'text',
                  name: 'friendEmail',
                  label: 'friend.email',
                  type: 'email',
                  hint: 'friend.emailHint',
                },
              ],
            },
          ],
        },
        { title: 'group.you', rows: [PERSON_WITHOUT_PHONE_ROW] },
        {
          rows: [
            { layout: 'consents', fields: [{ kind: 'privacy', name: 'privacy', label: 'friend.privacy' }] },
          ],
        },
      ],
    },
  ],
});

import { documentRequestFields } from 'shared-kit/contracts/api/forms/document-request';
import { defineForm } from '../form/form-description.ts';
import { PERSON_WITHOUT_PHONE_ROW } from '../form/person-rows.ts';

/** Asks for documents of a property that are sent by mail (product U6). The page hands in which there are. */
export const documentRequest = defineForm({
  name: 'documents',
  command: 'sendDocumentRequest',
  schema: documentRequestFields,
  thanks: 'documents-thanks',
  send: 'documents.send',
  unsent: 'documents.unsent',
  steps: [
    {
      name: 'documents',
      groups: [
        {
          rows: [
            { layout: 'one', fields: [{ kind: 'choices', name: 'documents' }] },
            PERSON_WITHOUT_PHONE_ROW,
            { layout: 'one', fields: [{ kind: 'long-text', name: 'remark', hint: 'documents.hint' }] },
            { layout: 'consents', fields: [{ kind: 'privacy', name: 'privacy' }] },
          ],
        },
      ],
    },
  ],
});

import type { FaultMessage } from './fault-message.ts';

export const documentsMessages: FaultMessage[] = [
  [
    'documents',
    [],
    {
      nl: 'Kies minstens één document',
      fr: 'Choisissez au moins un document',
      en: 'Choose at least one document',
      de: 'Wählen Sie mindestens ein Dokument',
    },
  ],
];

import { ApiFault } from '../../../http/api-fault.ts';

/** A code that is wrong, was used, or is no longer shown. */
export const wrongCode = () =>
  new ApiFault('invalid-input', [
    {
      field: 'code',
      rule: 'a code from the app that was not used, or a recovery code',
      messageKey: 'invalid',
    },
  ]);

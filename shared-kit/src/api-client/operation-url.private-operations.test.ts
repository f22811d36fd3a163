import { expect, test } from '@jest/globals';
import { operations } from '../contracts/api/operations.ts';
import type { OperationId } from '../contracts/api/operations.ts';
import { PRIVATE_OPERATIONS } from './operation-url.ts';

test('every answer for one owner is asked with the cookie of that owner, and never kept', () => {
  const forOwners = (Object.keys(operations) as OperationId[]).filter((id) =>
    operations[id].path.startsWith('/api/owner'),
  );
  expect(PRIVATE_OPERATIONS).toEqual(expect.arrayContaining(forOwners));
});

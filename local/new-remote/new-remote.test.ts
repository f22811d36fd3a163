import { expect, test } from '@jest/globals';
import { workspaceCopy } from './workspace-copy.ts';
import { writeRemote } from './write-remote.ts';

test.each([
  [{ name: 'loans' }, 'no name for a remote'],
  [{ name: 'mf-Loans' }, 'no name for a remote'],
  [{ name: 'mf-property' }, 'There is a folder'],
  [{ name: 'mf-loans', slot: 'property/top' }, 'There are: property/below-facts'],
])('%j is refused', async (wanted, reason) => {
  await expect(writeRemote(workspaceCopy(), wanted)).rejects.toThrow(reason);
});

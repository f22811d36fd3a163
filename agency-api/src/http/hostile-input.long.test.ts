import { expect, test } from '@jest/globals';
import type { CommandId } from 'shared-kit/contracts/api/commands';
import { describeOnSharedDatabase } from '../../testing/test-database.ts';
import { BODIES, hostileVisitor, ODD, UNSTORABLE } from '../../testing/hostile-input.ts';
import { formSubmissions } from '../database/schema/forms.ts';

describeOnSharedDatabase('whatever is sent,', (given) => {
  const { send, expectNamed } = hostileVisitor(given);

  test.each(Object.keys(BODIES) as CommandId[])(
    'a field of %s is named or taken, and never a fault',
    async (command) => {
      const before = await given.database.$count(formSubmissions);
      let taken = 0;
      const fields = Object.keys(BODIES[command]());
      for (const [index, field] of fields.entries()) {
        await expectNamed(command, { [field]: UNSTORABLE[index % UNSTORABLE.length] });
        for (const value of ODD) {
          const { status } = await send(command, { ...BODIES[command](), [field]: value });
          expect([status < 500, field, value]).toEqual([true, field, value]);
          if (status === 200 && command.startsWith('send')) taken++;
        }
      }
      expect(await given.database.$count(formSubmissions)).toBe(before + taken);
    },
    120_000,
  );
});

import { expect, test } from '@jest/globals';
import type { CommandId } from 'shared-kit/contracts/api/commands';
import { operations, type OperationId } from 'shared-kit/contracts/api/operations';
import request from 'supertest';
import { describeOnSharedDatabase } from '../../testing/test-database.ts';
import { BODIES, hostileVisitor, ODD, UNSTORABLE } from '../../testing/hostile-input.ts';

/** Each field by itself: hostile-input.long.test.ts. */
describeOnSharedDatabase('whatever is sent,', (given) => {
  const { server, headers, expectNamed } = hostileVisitor(given);

  test.each(Object.keys(BODIES) as CommandId[])(
    'all fields of %s are named when no database can hold them',
    async (command) => {
      const fields = Object.keys(BODIES[command]());
      for (const text of UNSTORABLE)
        await expectNamed(command, Object.fromEntries(fields.map((field) => [field, text])));
    },
  );

  test.each(Object.keys(operations) as OperationId[])('no address of %s is a fault', async (operation) => {
    const { path, query } = operations[operation];
    const asked = { lang: 'fr', goal: '0', key: 'home', id: '1', side: 'visitor' };
    const fields = [...Object.keys(query.shape), 'id', 'key', 'unknown'];
    for (const field of fields)
      for (const value of [...UNSTORABLE, ...ODD.filter((odd) => typeof odd !== 'object')]) {
        const values = { ...asked, [field]: String(value).slice(0, 2_000) };
        const address = path.replace(/\{(\w+)\}/g, (_, name: 'id' | 'key') => escaped(values[name]));
        const inQuery = Object.entries(values).map(([name, text]) => `${name}=${escaped(text)}`);
        const { status } = await request(server())
          .get(`${address}?${inQuery.join('&')}&${field}=2`)
          .set(headers());
        expect([status < 500, address, inQuery]).toEqual([true, address, inQuery]);
      }
  });

  test.each(['%00', '\ufffd', 'a.b', '%', '.', 'a'.repeat(4_000), '%ED%A0%80.x', '%00.%00'])(
    'a session cookie of %j is nobody’s',
    async (token) => {
      const cookie = `owner.session_token=${encodeURI(token)}; __Secure-owner.session_token=${encodeURI(token)}`;
      const { body } = await request(server())
        .get('/api/owner')
        .set({ ...headers(), cookie })
        .expect(200);
      expect(body.owner).toBeNull();
    },
  );
});

/** Halves of surrogate pairs as a careless program encodes them. */
const escaped = (text: string) =>
  [...text]
    .map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80'))
    .join('');

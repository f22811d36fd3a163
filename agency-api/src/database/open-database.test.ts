import { expect, test } from '@jest/globals';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { DatabaseError, migrate } from './open-database.ts';
import { sql } from './drizzle.ts';

describeOnDatabase('bringing the schema up to date', (given) => {
  test('a database that is up to date stays as it is', async () => {
    await migrate(given.database);
  });

  test('one whose tables another version of the site made is refused with what to do', async () => {
    const { database } = given;
    const setHash = (change: string) =>
      database.execute(sql`update drizzle.__drizzle_migrations set hash = ${sql.raw(change)}`);
    await setHash(`'other ' || hash`);
    try {
      const refused = migrate(database);
      await expect(refused).rejects.toThrow(DatabaseError);
      await expect(refused).rejects.toThrow(
        /Another version of the site made it: .* use an empty database \(set DATABASE_URL/,
      );
    } finally {
      await setHash(`substr(hash, 7)`);
    }
    await migrate(database);
  });
});

import { expect, test } from '@jest/globals';
import request from 'supertest';
import { createFeed } from '../testing/feed-builder.ts';
import { testApi } from '../testing/test-api.ts';
import { describeOnDatabase } from '../testing/test-database.ts';
import { sql } from './database/drizzle.ts';

describeOnDatabase('the figures of the API', (given) => {
  test('say how old each feed is, and what there is of listings, connections, pictures and mails', async () => {
    const { load, app, internal } = testApi(given, {
      pool: { totalCount: 5, idleCount: 3, waitingCount: 2 },
    });
    await load(createFeed('fr', [{ ID: 1 }, { ID: 2 }]), createFeed('nl', [{ ID: 1 }]));
    await given.database.execute(
      sql`update feeds set loaded_at = now() - interval '1 hour' where language = 'nl'`,
    );
    await request(app).get('/api/site?lang=fr').expect(200);
    const { text } = await request(internal).get('/metrics').expect(200);
    const figure = (name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    expect(figure('facade_import_age_seconds{language="nl"}')).toBeGreaterThanOrEqual(3600);
    expect(figure('facade_import_age_seconds{language="fr"}')).toBeLessThan(3600);
    expect(figure('facade_listings')).toBe(2);
    expect(figure('facade_database_connections{state="used"}')).toBe(2);
    expect(figure('facade_database_connections{state="idle"}')).toBe(3);
    expect(figure('facade_database_connections{state="waiting"}')).toBe(2);
    expect(figure('facade_pictures{state="waiting"}')).toBe(0);
    expect(figure('facade_outbox_mails{state="dead"}')).toBe(0);
    expect(text).toMatch(
      /^facade_api_request_seconds_count\{method="GET",route="\/api\/site",status="200"\} 1$/m,
    );
    expect(text).toMatch(
      /^facade_build_info\{program="agency-api",version="\d+\.\d+\.\d+",node="24\..*"\} 1$/m,
    );
  });

  test('have one prefix, but those of the process, which every monitor knows by their names', async () => {
    const { text } = await request(testApi(given).internal).get('/metrics').expect(200);
    const names = [...text.matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name!);
    expect(names.filter((name) => !/^(facade|process|nodejs)_/.test(name))).toEqual([]);
  });
});

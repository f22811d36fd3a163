import { expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectToSurvive } from '../../testing/load-with-restarts.ts';
import { startPostgres } from '../../testing/postgres-server.ts';

test('PostgreSQL stops ten times under load, as an operator stops it and as it crashes: nothing is lost or doubled', async () => {
  expect.hasAssertions();
  const folder = await mkdtemp(join(tmpdir(), 'facade-restarts-'));
  const postgres = await startPostgres();
  try {
    const restarts = Array.from({ length: 10 }, (_, index) => (index % 2 ? 'immediate' : 'fast'));
    await expectToSurvive({ postgres, folder, restarts });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);

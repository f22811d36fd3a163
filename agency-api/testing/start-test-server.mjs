import { startPostgres } from './postgres-server.ts';
import { makeTemplate } from './template-database.ts';

/** One server for all test files of a run: Jest calls this before the first. Workers find it by their environment. */
export default async function startTestServer() {
  const server = await startPostgres({ isDurable: false });
  globalThis.TEST_SERVER = server;
  // Of a run that is broken off nothing stays behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void server.stop().finally(() => process.exit(130)));
  await makeTemplate(server.url);
  process.env.TEST_POSTGRES = server.url;
}

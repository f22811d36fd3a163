import { TestEnvironment } from 'jest-environment-node';
import { closeWhenIdle, keepOpen, workerDatabase } from './worker-database.ts';

/** Node, with a database that outlives the test file: this module is loaded once for a worker, unlike those that a test imports. */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    keepOpen();
    this.global.WORKER_DATABASE = workerDatabase;
  }

  async teardown() {
    closeWhenIdle();
    await super.teardown();
  }
}

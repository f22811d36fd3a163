import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processorSeconds, type Time } from './processor-time.ts';

/** File of the time that the tests of a workspace took, relative to it. */
export const TIME_FILE = 'test-results/unit-time.json';
/** File that names the test files that have begun and not ended; it is there as soon as the tests of a workspace begin. */
export const RUNNING_FILE = 'test-results/unit-running.json';

/** Reporter of Jest: writes which files run, for whoever has to end them, and how long all took. Its workers have ended by then, and are counted. */
export default class UnitReporter {
  readonly #running = new Set<string>();

  onRunStart() {
    this.#note();
  }

  onTestFileStart(file: { path: string }) {
    this.#running.add(file.path);
    this.#note();
  }

  onTestFileResult(file: { path: string }) {
    this.#running.delete(file.path);
    this.#note();
  }

  onRunComplete() {
    write(TIME_FILE, {
      seconds: performance.now() / 1000,
      processorSeconds: processorSeconds(),
    } satisfies Time);
  }

  #note() {
    write(RUNNING_FILE, [...this.#running]);
  }
}

function write(file: string, content: object) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(path.resolve(file), JSON.stringify(content));
}

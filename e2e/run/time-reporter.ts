import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processorSeconds, type Time } from './processor-time.ts';

/** File of the time that the tests of a workspace took, relative to it. */
export const TIME_FILE = 'test-results/unit-time.json';

/** Reporter of Jest: writes how long its tests took. Its workers have ended by then, and are counted. */
export default class TimeReporter {
  onRunComplete() {
    const time: Time = { seconds: performance.now() / 1000, processorSeconds: processorSeconds() };
    const file = path.resolve(TIME_FILE);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(time));
  }
}

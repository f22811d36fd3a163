import { promote } from '../releases/promote.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { UNTRIED } from './release-fixture.ts';

/** A process that only promotes: `node promote-in-process.ts <store> <app> <version>…`, one flip per version. */
const [folder, name, ...versions] = process.argv.slice(2) as [string, string, ...string[]];
for (const version of versions) promote(new ReleaseStore(folder), [{ name, version }], UNTRIED);

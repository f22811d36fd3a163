import { promote } from '../gateway/releases/promote.ts';
import { FileReleaseStore } from '../gateway/releases/file-store/file-release-store.ts';
import { UNTRIED } from './release-fixture.ts';

/** A process that only promotes: `node promote-in-process.ts <store> <app> <version>…`, one flip per version. */
const [folder, name, ...versions] = process.argv.slice(2) as [string, string, ...string[]];
const store = new FileReleaseStore(folder);
for (const version of versions) await promote(store, [{ name, version }], UNTRIED);

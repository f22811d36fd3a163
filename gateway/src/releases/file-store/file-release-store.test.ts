import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from 'shared-kit/testing/temporary-folder.ts';
import { describeReleaseStore } from '../release-store.contract.ts';
import { FileReleaseStore } from './file-release-store.ts';

describeReleaseStore('a release store in a folder', {
  open: (like) => new FileReleaseStore(like?.folder ?? temporaryFolder('releases')),
  damage: ({ folder }, app, version, file) => writeFileSync(path.join(folder, app, version, file), 'changed'),
});

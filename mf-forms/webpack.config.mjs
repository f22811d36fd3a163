import { remoteWebpack } from 'shared-kit/build';
import remote from './remote.config.ts';

export default remoteWebpack(remote, { dir: import.meta.dirname });

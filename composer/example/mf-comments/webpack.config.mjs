import { remoteWebpack } from '../webpack.ts';
import remote from './remote.config.ts';

export default remoteWebpack(remote, { dir: import.meta.dirname });

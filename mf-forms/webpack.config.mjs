import { remoteWebpack } from 'shared-kit/build/webpack-preset.ts';
import remote from './remote.config.ts';

export default remoteWebpack(remote, { dir: import.meta.dirname });

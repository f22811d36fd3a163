import { remoteWebpack } from 'shared-kit/build';
import remote from './remote.config.ts';

/** With the options of a build for development: where it goes, and what it runs beside. */
export const build = (options) => remoteWebpack(remote, { dir: import.meta.dirname, ...options });

export default build();

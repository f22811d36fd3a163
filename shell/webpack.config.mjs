import { shellWebpack } from 'shared-kit/build';
import shell from './shell.config.ts';

export default shellWebpack(shell, { dir: import.meta.dirname });

import { shellWebpack } from 'shared-kit/build/webpack-preset.ts';
import shell from './shell.config.ts';

export default shellWebpack(shell, { dir: import.meta.dirname });

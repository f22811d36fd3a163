import type { ShellConfig } from 'shared-kit/build/webpack-preset.ts';
import { declaredOrigins } from './src/third-parties/declared-origins.ts';

/** What the shell's release is made of. */
const shell: ShellConfig = {
  client: './src/client.tsx',
  start: './src/start.ts',
  server: './src/server.tsx',
  thirdParties: declaredOrigins,
};
export default shell;

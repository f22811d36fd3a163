import type { ShellConfig } from 'composer/build';
import { declaredOrigins } from './src/third-parties/declared-origins.ts';

/** What the shell's release is made of. */
const shell: ShellConfig = {
  client: './src/client.ts',
  start: './src/start.ts',
  server: './src/server.ts',
  sharedMessages: ['navigation'],
  thirdParties: declaredOrigins,
  budget: 187_000,
};
export default shell;

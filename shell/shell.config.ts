import type { ShellConfig } from 'shared-kit/build/webpack-preset.ts';

/** What the shell's release is made of. */
const shell: ShellConfig = {
  client: './src/client.tsx',
  server: './src/server.tsx',
};
export default shell;

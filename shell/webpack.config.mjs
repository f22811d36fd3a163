import { shellWebpack } from 'shared-kit/build/webpack-preset.ts';

export default shellWebpack(
  { client: './src/client.tsx', server: './src/server.tsx' },
  { dir: import.meta.dirname },
);

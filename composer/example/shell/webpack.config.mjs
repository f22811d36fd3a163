import { shellWebpack } from '../webpack.ts';

const entries = { client: './client.ts', start: './start.ts', server: './server.ts' };
export default shellWebpack(entries, { dir: import.meta.dirname });

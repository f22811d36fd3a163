export { serverExposeLoader } from './loading/expose-loader.server.ts';
export type { ServerExposeLoader } from './loading/expose-loader.server.ts';
export { createShell } from './server/create-shell.ts';

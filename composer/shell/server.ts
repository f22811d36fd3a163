export { createShell } from './server/create-shell.ts';

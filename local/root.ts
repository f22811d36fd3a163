import path from 'node:path';

/** Folder of the workspace. */
export const ROOT = path.resolve(import.meta.dirname, '..');

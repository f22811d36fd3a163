export { UsageError, readReleaseCommand, usage } from './release-command.ts';
export { buildOf, runReleaseCommand } from './run-release-command.ts';
export type { ReleaseCommand } from './release-command.ts';

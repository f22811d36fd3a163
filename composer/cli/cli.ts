export { USAGE, UsageError, readReleaseCommand } from './release-command.ts';
export { runReleaseCommand } from './run-release-command.ts';

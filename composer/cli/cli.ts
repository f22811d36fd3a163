export { UsageError, readReleaseCommand, usage } from './release-command.ts';
export { runReleaseCommand } from './run-release-command.ts';

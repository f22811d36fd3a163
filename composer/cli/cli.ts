export { releaseProgram, assertKnown, findBuild, runReleaseCommand } from './run-release-command.ts';
export { checkRelease } from './check/check.ts';
export { openBrowser } from './check/browser.ts';
export type { CheckedSite } from './check/check.ts';
export { RELEASE_ACTIONS, UsageError, readReleaseCommand, usage } from './release-command.ts';
export type { ReleaseCommand } from './release-command.ts';

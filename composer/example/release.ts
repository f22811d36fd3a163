import { readReleaseCommand, releaseProgram, runReleaseCommand } from 'composer/cli';
import { openReleaseStore, readGatewaySettings } from 'composer/gateway';

await releaseProgram((args) => {
  const { store: RELEASES, ...command } = readReleaseCommand(args);
  const settings = readGatewaySettings(
    { ...process.env, ...(RELEASES && { RELEASES }) },
    import.meta.dirname,
  );
  return runReleaseCommand(openReleaseStore(settings), command, import.meta.dirname);
});

/**
 * Preloaded into the servers of a local site: they exit when their parent process ends, even by SIGKILL.
 * The channel between the two closes then.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

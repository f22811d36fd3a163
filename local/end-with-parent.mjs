/**
 * Preloaded into the servers of a local site: when the process that started them is gone, however it ended, they end too.
 * The channel between the two closes with it.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

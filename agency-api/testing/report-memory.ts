import { liveMemory } from './live-memory.ts';

/** Loaded before the API by `startApiProcess`: tells its memory when it is asked, and ends with who started it. */
process.on('message', () => {
  process.send?.({ live: liveMemory(), resident: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

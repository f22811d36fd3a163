import type { AddressInfo } from 'node:net';
import express from 'express';
import { readTileArchive } from '../tiles/tile-archive.ts';
import { TILES, tileFiles } from '../tiles/tile-files.ts';

/**
 * Serves the archive that the first argument names, asks for one of its tiles so often, many at once, and writes how that was answered and
 * how much memory this process has had at most, in MB.
 */
const [file, place] = process.argv.slice(2) as [string, string];
const ROUNDS = 3;
const AT_ONCE = 10;

const tiles = tileFiles(readTileArchive(file), () => {});
const server = express().use(TILES, tiles.handler).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${TILES}/${place}`;
const statuses = new Set<number>();
for (let round = 0; round < ROUNDS; round++)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
      await response.arrayBuffer();
      statuses.add(response.status);
    }),
  );
process.stdout.write(
  JSON.stringify({ statuses: [...statuses], megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }),
);
process.exit();

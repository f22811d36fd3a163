import path from 'node:path';
import * as z from 'zod';
import { readTileArchive } from '../tiles/tile-archive.ts';
import type { TileArchive } from '../tiles/tile-archive.ts';
import { TILES } from '../tiles/tile-files.ts';

/** Tiles of a map from a server that the operator has chosen, or from a file that the gateway serves. */
export interface MapTiles {
  /** Template of addresses: `https://tiles.example/{z}/{x}/{y}.png`. */
  url: string;
  /** Whom the map names as its source, as plain text. */
  attribution: string;
  /** What the Content-Security-Policy of frames lets in; undefined: they are the site's own. */
  origin: string | undefined;
  /** The file that they come from. */
  archive: TileArchive | undefined;
}

/** The setting: a server, or the PMTiles file. */
export type TileSource = Pick<MapTiles, 'url' | 'origin'> & { file: string | undefined };

const FILE = 'file:';

/** Reads the setting: the address of a server, or `file:` and the PMTiles file. A relative file is in `base`. */
export const tileSource = (base: string) =>
  z
    .string()
    .max(500)
    .transform((text, context): TileSource => {
      try {
        return text.startsWith(FILE) ? fromFile(text, base) : fromServer(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    });

const ADDRESS = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?\/[\w./{}?=&%@+-]*$/;
const PLACES = ['{z}', '{x}', '{y}'];

/** A template names zoom, column and row once each, and an https server by its plain name: it becomes a part of a policy. */
function fromServer(text: string): TileSource {
  const isTemplate = ADDRESS.test(text) && PLACES.every((place) => text.split(place).length === 2);
  if (!isTemplate)
    throw new Error(
      'must be an https address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png, or a PMTiles file, such as file:/srv/tiles/belgium.pmtiles',
    );
  return { url: text, origin: new URL(text).origin, file: undefined };
}

function fromFile(text: string, base: string): TileSource {
  const file = path.resolve(base, text.slice(FILE.length).replace(/^\/\/(?=\/)/, ''));
  return { url: `${TILES}/{z}/{x}/{y}`, origin: undefined, file };
}

/**
 * The tiles of a map. A file that cannot be used costs the site its tiles and nothing else: the map shows what it draws itself.
 * @param report is told what is wrong with the file
 */
export function mapTiles(
  source: (TileSource & { attribution: string }) | undefined,
  report: (error: unknown, file: string) => void,
): MapTiles | undefined {
  if (!source) return undefined;
  const { file, ...tiles } = source;
  if (file === undefined) return { ...tiles, archive: undefined };
  try {
    return { ...tiles, archive: readTileArchive(file) };
  } catch (error) {
    report(error, file);
    return undefined;
  }
}

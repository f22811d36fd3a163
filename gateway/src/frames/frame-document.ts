import type { Composition } from 'composer/contract';
import { FRAME_ROOT, frameFiles } from 'composer/contract';
import {
  THIRD_PARTY_ATTRIBUTE,
  TILES_ATTRIBUTE,
  TILES_ATTRIBUTION_ATTRIBUTE,
  TILES_TYPE_ATTRIBUTE,
  TILES_ZOOMS_ATTRIBUTE,
} from 'shared-kit/contracts/map-frames';
import { xmlText } from '../crawlers/xml-text.ts';
import type { TileArchive } from '../tiles/tile-archive.ts';
import type { MapTiles } from './map-tiles.ts';

interface FrameFile {
  href: string;
  integrity: string | undefined;
}

export interface Frame {
  script: FrameFile;
  styles: FrameFile | undefined;
}

/** The files of a frame of a live remote; undefined if its release has no such frame. */
export function findFrame(composition: Composition, remote: string, name: string): Frame | undefined {
  const known = Object.hasOwn(composition.remotes, remote) ? composition.remotes[remote] : undefined;
  if (!known || !/^[a-z][a-z0-9-]*$/.test(name)) return undefined;
  const folder = known.entry.slice(0, known.entry.lastIndexOf('/') + 1);
  const { js, css } = frameFiles(name);
  const script = fileOf(composition, folder + js);
  // A development build lists no files: whether it has the frame shows when the browser asks for it.
  if (script.integrity === undefined && known.version !== DEVELOPMENT) return undefined;
  const styles = fileOf(composition, folder + css);
  return { script, styles: styles.integrity || known.version === DEVELOPMENT ? styles : undefined };
}

const DEVELOPMENT = 'dev';

const fileOf = ({ integrity }: Composition, href: string): FrameFile => ({
  href,
  integrity: Object.hasOwn(integrity, href) ? integrity[href] : undefined,
});

/** What the document tells the frame's code. */
interface FrameFacts {
  tiles?: MapTiles | undefined;
  /** Of a frame that shows a third party: the agency's id there, and the nonce that styles of its code carry. */
  thirdParty?: { id: string; nonce: string } | undefined;
}

/** The whole document: the frame's code fills it. */
export function frameDocument({ script, styles }: Frame, { tiles, thirdParty }: FrameFacts): string {
  const attributes = [
    tiles ? attribute(TILES_ATTRIBUTE, tiles.url) : '',
    tiles ? attribute(TILES_ATTRIBUTION_ATTRIBUTE, tiles.attribution) : '',
    tiles?.archive ? attribute(TILES_ZOOMS_ATTRIBUTE, zoomsOf(tiles.archive)) : '',
    tiles?.archive?.type === 'vector' ? attribute(TILES_TYPE_ATTRIBUTE, 'vector') : '',
    thirdParty ? attribute(THIRD_PARTY_ATTRIBUTE, thirdParty.id) : '',
  ].join('');
  const nonce = thirdParty ? attribute('nonce', thirdParty.nonce) : '';
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title></title>',
    styles ? `<link rel="stylesheet"${nonce}${attribute('href', styles.href)}${integrityOf(styles)}>` : '',
    `<script defer${attribute('src', script.href)}${integrityOf(script)}></script>`,
    `</head><body><div id="${FRAME_ROOT}"${attributes}></div></body></html>`,
  ].join('');
}

const zoomsOf = ({ leastZoom, mostZoom }: TileArchive) => `${leastZoom}-${mostZoom}`;

const attribute = (name: string, value: string) => ` ${name}="${xmlText(value)}"`;
const integrityOf = ({ integrity }: FrameFile) => (integrity ? attribute('integrity', integrity) : '');

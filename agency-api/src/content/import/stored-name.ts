import { hash } from 'node:crypto';
import { extname } from 'node:path';
import { STORED_SCHEME } from '../../files/pictures/sources/stored-source.ts';

/** Source of a file of the folder: it follows from the bytes, so that its address may be cached for ever. */
export const storedName = (file: string, bytes: Buffer): string =>
  `${STORED_SCHEME}${hash('sha256', bytes, 'hex').slice(0, 40)}${extname(file).toLowerCase()}`;

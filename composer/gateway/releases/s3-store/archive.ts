import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isReleaseFile } from '../../../contract/release.ts';
import { placeIn } from '../file-store/stored-files.ts';
import { DamagedFile } from '../parse-json.ts';

/** Tar archives (POSIX ustar) of regular files: a release in one object, which is there as a whole or not at all. */
const BLOCK = 512;
const LONGEST = { name: 100, prefix: 155 };

/** All files of a folder. */
export async function pack(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .sort();
  const blocks: Buffer[] = [];
  for (const file of files) {
    const content = await readFile(path.join(folder, file));
    blocks.push(header(file, content.length), content, Buffer.alloc(padding(content.length)));
  }
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/**
 * Writes the files of an archive into a folder, as it arrives. Rejects with `DamagedFile` when it is none, is cut off, or has anything but
 * files within the folder.
 * @param most files, and bytes of each
 */
export async function unpack(
  archive: Iterable<Buffer> | AsyncIterable<Buffer>,
  folder: string,
  most = { files: Infinity, bytes: Infinity },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const take = taking(archive);
  for (let files = 0; ; files++) {
    const block = await take(BLOCK);
    if (block.every((byte) => byte === 0)) return;
    const size = Number.parseInt(text(block, 124, 12), 8);
    const prefix = text(block, 345, LONGEST.prefix);
    const file = `${prefix && `${prefix}/`}${text(block, 0, LONGEST.name)}`;
    const isWhole = Number.parseInt(text(block, 148, 8), 8) === checksum(block);
    if (!isWhole || !/^0?$/.test(text(block, 156, 1)) || !(size >= 0) || !isReleaseFile(file))
      throw new DamagedFile('The archive has something else than files of a release');
    if (size > most.bytes) throw new DamagedFile(`A file of a build may have ${most.bytes} bytes`);
    if (files >= most.files) throw new DamagedFile(`A build may have ${most.files} files`);
    const target = placeIn(folder, file);
    const content = await take(size);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    await take(padding(size));
  }
}

/** Gives the next bytes of what arrives in pieces. */
function taking(archive: Iterable<Buffer> | AsyncIterable<Buffer>): (size: number) => Promise<Buffer> {
  const arriving = (async function* () {
    yield* archive;
  })();
  let rest: Buffer = Buffer.of();
  return async (size) => {
    const pieces = [rest];
    for (let length = rest.length; length < size; length += pieces.at(-1)!.length) {
      const { value, done } = await arriving.next();
      if (done) throw new DamagedFile('The archive is cut off');
      pieces.push(value);
    }
    const taken = pieces.length === 1 ? rest : Buffer.concat(pieces);
    rest = taken.subarray(size);
    return taken.subarray(0, size);
  };
}

function header(file: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const [prefix, name] = split(file);
  block.write(name, 0);
  block.write('0000644\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  block.write('0', 156);
  block.write('ustar\0' + '00', 257);
  block.write(prefix, 345);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** A long path has its first folders in a field of their own. */
function split(file: string): [string, string] {
  if (Buffer.byteLength(file) <= LONGEST.name) return ['', file];
  const at = file.indexOf('/', file.length - LONGEST.name - 1);
  const [prefix, name] = [file.slice(0, Math.max(at, 0)), file.slice(at + 1)];
  if (at < 0 || Buffer.byteLength(name) > LONGEST.name || Buffer.byteLength(prefix) > LONGEST.prefix)
    throw new Error(`The name ${file} is too long for an archive`);
  return [prefix, name];
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

const text = (block: Buffer, at: number, length: number) =>
  block
    .toString('utf8', at, at + length)
    .split('\0', 1)[0]!
    .trim();

/** Of a header, its own field counted as spaces. */
const checksum = (block: Buffer): number =>
  block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

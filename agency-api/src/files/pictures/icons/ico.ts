const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON_TYPE = 1;
const BITS_PER_PIXEL = 32;

/** PNGs of square icons in one ICO file: their sizes are at most 255 pixels. */
export function createIco(icons: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * icons.length);
  directory.writeUInt16LE(ICON_TYPE, 2);
  directory.writeUInt16LE(icons.length, 4);
  let offset = directory.length;
  icons.forEach(({ size, png }, index) => {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...icons.map(({ png }) => png)]);
}

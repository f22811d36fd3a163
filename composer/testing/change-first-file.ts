/** Gives the first file of a tar archive another name, type and size (bytes), with a checksum that is right. */
export function changeFirstFile(
  archive: Buffer,
  change: { name?: string; type?: string; size?: number },
): void {
  const header = archive.subarray(0, 512);
  if (change.name !== undefined) header.fill(0, 0, 100).write(change.name, 0);
  if (change.size !== undefined) header.write(`${change.size.toString(8).padStart(11, '0')}\0`, 124);
  if (change.type !== undefined) header.write(change.type, 156);
  header.write(' '.repeat(8), 148);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
}

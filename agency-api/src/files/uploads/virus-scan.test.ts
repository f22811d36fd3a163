import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { siteUploads, warnWithoutScanner } from './site-uploads.ts';
import { clamdScan, readScanner } from './virus-scan.ts';

const folder = mkdtempSync(join(tmpdir(), 'facade-scan-'));
const file = join(folder, 'file');
let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));
afterAll(() => rmSync(folder, { recursive: true }));

/** Speaks as clamd: takes the pieces of a file, and finds a virus where the word is in it. */
async function clamd(answer?: string): Promise<number> {
  server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const content = readContent(received);
      if (content === undefined) return;
      socket.end(answer ?? (content.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'));
    });
  });
  await new Promise<void>((resolve) => void server!.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The file, once its last piece, of no length, is there. */
function readContent(received: Buffer): string | undefined {
  const command = 'zINSTREAM\0';
  if (!received.toString('latin1').startsWith(command)) return undefined;
  let at = command.length;
  let content = '';
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return content;
    content += received.toString('latin1', at + 4, at + 4 + length);
    at += 4 + length;
  }
  return undefined;
}

const scan = (port: number, content: string) => {
  writeFileSync(file, content);
  return clamdScan({ host: '127.0.0.1', port })(file);
};

test('a clean file passes, however long', async () => {
  await expect(scan(await clamd(), 'x'.repeat(300_000))).resolves.toBeUndefined();
});

test('a file with a virus is refused, also in its last piece', async () => {
  await expect(scan(await clamd(), `${'x'.repeat(100_000)}EICAR`)).rejects.toMatchObject({
    fault: 'infected',
  });
});

test.each(['', 'INSTREAM size limit exceeded. ERROR\0', 'stream: OK but not really\0'])(
  'an answer that is no verdict (%j) lets nothing through',
  async (answer) => {
    await expect(scan(await clamd(answer), 'x')).rejects.toMatchObject({ fault: 'unchecked' });
  },
);

test('nothing is let through while nobody looks', async () => {
  const port = await clamd();
  await new Promise((resolve) => server!.close(resolve));
  server = undefined;
  await expect(scan(port, 'x')).rejects.toMatchObject({ fault: 'unchecked' });
});

test.each(['clamd', 'clamd:0', 'clamd:99999', 'http://clamd:3310', 'clamd:3310/x'])(
  '%s is no scanner',
  (text) => {
    expect(() => readScanner(text)).toThrow('host:port');
  },
);

test('a scanner is a host and its port', () => {
  expect(readScanner('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(readScanner('clamd.internal:3310')).toEqual({ host: 'clamd.internal', port: 3310 });
});

test.each([
  [undefined, ['files of visitors are not checked for viruses: CLAMD names no scanner']],
  ['127.0.0.1:3310', []],
])('the start warns where files are not checked for viruses (CLAMD=%s)', (CLAMD, warnings) => {
  const settings = {
    AGENCY_DATA: folder,
    UPLOADS: 'file:',
    UPLOADS_S3_REGION: '',
    UPLOADS_S3_KEY_ID: '',
    UPLOADS_S3_SECRET: '',
    CLAMD,
  };
  const told: unknown[] = [];
  warnWithoutScanner(siteUploads(settings), { warn: (message: unknown) => void told.push(message) });
  expect(told).toEqual(warnings);
});

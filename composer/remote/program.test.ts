import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { listening, toUrl } from '../testing/gateway-under-test.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const PROGRAM = path.join(import.meta.dirname, 'program.ts');

/** What a publisher is asked by a command in the folder of `mf-own`. */
async function recordAsked(...args: string[]): Promise<unknown> {
  const folder = temporaryFolder('remote');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'mf-own' }));
  const asked: string[] = [];
  const publisher = await listening(async (request, response) => {
    asked.push(await text(request));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ told: 'done' }));
  });
  const env = { PATH: process.env['PATH'], RELEASES: toUrl(publisher), RELEASES_TOKEN: 't'.repeat(32) };
  const program = spawn(process.execPath, [PROGRAM, 'release', ...args], { cwd: folder, env });
  await once(program, 'close');
  return JSON.parse(asked[0]!);
}

test.each([
  [['promote'], ['promote', 'mf-own']],
  [
    ['promote', '1.2.0-ab'],
    ['promote', 'mf-own', '1.2.0-ab'],
  ],
  [
    ['rollback', '1.2.0-ab', '--note', 'slow'],
    ['rollback', 'mf-own', '1.2.0-ab', '--note', 'slow'],
  ],
  [
    ['promote', 'mf-other', '1'],
    ['promote', 'mf-other', '1'],
  ],
  [
    ['promote', 'mf-own@1', 'mf-other@2'],
    ['promote', 'mf-own@1', 'mf-other@2'],
  ],
])('release %j means this remote where it names no app', async (written, args) => {
  expect(await recordAsked(...written)).toEqual(args);
});

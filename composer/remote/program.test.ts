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

/** What the program says of a wrong command, and its exit code. */
async function refused(...args: string[]) {
  const folder = temporaryFolder('remote');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'mf-own' }));
  const program = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder });
  const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'close')]);
  return { said, code };
}

test('build takes nothing: what follows it is refused', async () => {
  const { said, code } = await refused('build', '--watch');
  expect(said).toMatch(
    /^"build" takes nothing: --watch\.\nUsage, in the folder of a remote:\n {2}remote build /,
  );
  expect(said).not.toContain('remote dev');
  expect(code).toBe(2);
});

test.each([
  [['release', 'promote', '1.2.0-ab', 'now'], 'now', 'promote'],
  [['release', 'promote', '--canary', '0'], '--canary 0', 'promote'],
  [['release', 'rollback', 'mf-own@1', 'mf-other@2'], 'mf-other', 'rollback'],
  [['release', 'status', 'mf-own', 'all'], '"all"', 'status'],
  [['release', 'gc', 'mf-own'], '"mf-own"', 'gc'],
  [['release', 'retire', 'mf-own', 'mf-other'], '"mf-other"', 'retire'],
  [['release', 'check', 'mf-own', '1', 'fast'], '"fast"', 'check'],
  [['release', 'status', '--canary', '10'], '--canary', 'status'],
  [['release', 'retire', '--what'], '--what', 'retire'],
])(
  '%j names the wrong word and tells how that command is called, and no other',
  async (args, word, action) => {
    const { said, code } = await refused(...args);
    const [message, ...rest] = said.split('\n');
    expect(message).toContain(word);
    const forms = rest.filter((line) => line.startsWith('  remote release '));
    expect(forms).not.toEqual([]);
    for (const form of forms) expect(form).toMatch(new RegExp(`^  remote release ${action} `));
    expect(said).not.toMatch(/npm run|remote dev/);
    expect(code).toBe(2);
  },
);

test('a release command that there is not is named, with those that there are', async () => {
  expect(await refused('release', 'promot')).toEqual({
    said: `There is no "promot": publish, check, promote, preview, rollback, retire, status, slot, gc.
Usage: remote release <command> …; remote release <command> --help says more
`,
    code: 2,
  });
});

test.each(['deploy', 'constructor'])(
  'a command that there is not, %s, is answered with all that there are',
  async (command) => {
    const { said, code } = await refused(command);
    expect(said).toMatch(/^Usage, in the folder of a remote:$/m);
    for (const known of ['build', 'dev', 'types']) expect(said).toContain(`\n  remote ${known}`);
    expect(code).toBe(2);
  },
);

test('help of a release command is that of the program that was called', async () => {
  const folder = temporaryFolder('remote');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'mf-own' }));
  const program = spawn(process.execPath, [PROGRAM, 'release', 'promote', '--help'], { cwd: folder });
  expect(await text(program.stdout)).toMatch(/^Usage:\n {2}remote release promote /);
});

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

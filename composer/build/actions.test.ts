import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildRemote, fixtureRemote } from '../testing/fixture-app.ts';
import { BUILDERS } from './builders.ts';

const CONFIG = `{
  name: 'mf-x',
  pages: {
    HelloPage: {
      code: './src/hello.route.ts', fixture: { data: {} },
      routes: [{ link: 'hello', paths: { nl: 'hallo', fr: 'bonjour' } }],
    },
  },
}`;
const PAGE = 'export default function HelloPage() { return null; }\n';
const ACTION = `export const action = async () => ({ sent: 'to nobody' });\n`;

test.each(BUILDERS)(
  '%s: the action of a page reaches no browser; one that is not in a file of its own fails the build',
  async (builder) => {
    const apart = fixtureRemote({
      config: CONFIG,
      builder,
      files: {
        'src/hello.route.ts': `${PAGE}export { action } from './hello.action.ts';\n`,
        'src/hello.action.ts': ACTION,
      },
    });
    expect(await buildRemote(apart)).toMatchObject({ built: true });
    const files = globSync('dist/web/**/*.js', { cwd: apart });
    expect(files.map((file) => readFileSync(path.join(apart, file), 'utf8')).join()).not.toContain(
      'to nobody',
    );

    const inline: Record<string, string>[] = [
      { 'src/hello.route.ts': PAGE + ACTION },
      {
        'src/hello.route.ts': `${PAGE}export { send as action } from './send.ts';\n`,
        'src/send.ts': ACTION.replace('action', 'send'),
      },
    ];
    for (const files of inline) {
      const { built, output } = await buildRemote(fixtureRemote({ config: CONFIG, builder, files }));
      expect(output).toContain('hello.route.ts has an action that browsers would get');
      expect(output).toContain("export { action } from './hello.action.ts'");
      expect(built).toBe(false);
    }
  },
);

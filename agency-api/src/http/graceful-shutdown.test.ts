import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('an error that nobody caught ends the process, logged without what hangs on it', () => {
  const program = `
    import { agencyLog } from './agency-log.ts';
    import { endOnFault } from './http/graceful-shutdown.ts';
    endOnFault(agencyLog('info'));
    Promise.reject(Object.assign(new Error('gone'), { params: ['marie@example.be'] }));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ level: 60, err: { message: 'gone' } });
  expect(stdout + stderr).not.toContain('marie');
});

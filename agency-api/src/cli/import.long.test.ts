import { expect, test } from '@jest/globals';
import { runImport } from '../../testing/run-import.ts';

test('the same file again says that nothing changed', () => {
  expect(runImport({}, 'good.json').status).toBe(0);
  const { status, stdout } = runImport({}, 'good.json');
  expect(stdout).toContain('good.json: nothing changed');
  expect(status).toBe(0);
});

test('an unknown option is refused with the usage', () => {
  expect(runImport({}, '--force', 'x.json').stderr).toContain('Usage: npm run import');
});

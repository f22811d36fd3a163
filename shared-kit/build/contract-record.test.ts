import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { contractFault, currentContract, schemaText, typesText } from './contract-digest.ts';
import type { ContractRecord } from './contract-digest.ts';

const recorded: ContractRecord = JSON.parse(
  readFileSync(new URL('contract-record.json', import.meta.url), 'utf8'),
);

test('the contract is the one that was recorded under its version', () => {
  expect(contractFault(recorded, currentContract())).toBeUndefined();
});

test('a change without a higher version says what changed and what to do', () => {
  const changed = { ...recorded, parts: { ...recorded.parts, 'composer/contract/boot.ts': 'other' } };
  expect(contractFault(recorded, changed)).toMatch(
    /^The contract changed \(composer\/contract\/boot\.ts\), and CONTRACT_VERSION is still \d+.*Raise it in composer\/contract\/release\.ts.*npm run record-contract/,
  );
  const { 'release.json': _gone, ...fewer } = recorded.parts;
  expect(contractFault(recorded, { ...recorded, parts: fewer })).toContain('(release.json)');
});

test('a higher version has to be recorded', () => {
  const raised = { ...currentContract(), version: recorded.version + 1 };
  expect(contractFault(recorded, raised)).toMatch(
    /^The record is of contract \d+, .*npm run record-contract/,
  );
});

const BOOT = `import type { A } from './a.ts';
/** What the browser gets. */
export interface Boot { origin: string; used: A[] }
export const help = () => 1;`;

test.each([
  ['a member', BOOT.replace('origin: string', 'origin: URL'), false],
  ['an optional member', BOOT.replace('used:', 'used?:'), false],
  ['a comment', BOOT.replace('What the browser gets', 'Told to the browser'), true],
  ['what a function does', BOOT.replace('=> 1', '=> 2'), true],
])('of the types, %s counts or not', (_case, source, isSame) => {
  expect(typesText(source) === typesText(BOOT)).toBe(isSame);
});

test.each([
  ['a new field', z.object({ a: z.string(), b: z.number() })],
  ['a narrower field', z.object({ a: z.string().max(3) })],
  ['a field that may be left out', z.object({ a: z.string().optional() })],
])('of the schemas, %s counts', (_case, schema) => {
  expect(schemaText(schema)).not.toBe(schemaText(z.object({ a: z.string() })));
});

import { readFileSync, writeFileSync } from 'node:fs';
import { contractFault, currentContract } from './contract-digest.ts';
import type { ContractRecord } from './contract-digest.ts';

/** `npm run record-contract --workspace shared-kit`: records the contract, after its version was raised. */
const file = new URL('contract-record.json', import.meta.url);
const recorded: ContractRecord = JSON.parse(readFileSync(file, 'utf8'));
const current = currentContract();
const fault = contractFault(recorded, current);

if (fault && recorded.version >= current.version) {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
} else {
  writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import { CONTRACT_VERSION, registrySchema, releaseSchema } from 'composer/contract';

/** A version of the contract between shell, remotes and gateway, and digests of the parts that make it up. */
export interface ContractRecord {
  version: number;
  parts: Record<string, string>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What is written into files that another version reads. */
const SCHEMAS = {
  'release.json': releaseSchema,
  'registry.json': registrySchema,
};

/** What is handed over at run time. The API is a contract of its own: docs/openapi.json. */
const TYPES = [
  'composer/contract/boot.ts',
  'composer/contract/links.ts',
  'composer/contract/render.ts',
  'shared-kit/src/contracts/page.ts',
  'shared-kit/src/host/host-context.ts',
];

/** The contract as the sources have it now. */
export function currentContract(): ContractRecord {
  const schemas = Object.entries(SCHEMAS).map(([name, schema]) => [name, digest(schemaText(schema))]);
  const types = TYPES.map((file) => [file, digest(typesText(readFileSync(path.join(ROOT, file), 'utf8')))]);
  return { version: CONTRACT_VERSION, parts: Object.fromEntries([...schemas, ...types]) };
}

/** What is wrong between the recorded contract and the current one, and what to do; undefined when they agree. */
export function contractFault(recorded: ContractRecord, current: ContractRecord): string | undefined {
  const parts = new Set([...Object.keys(recorded.parts), ...Object.keys(current.parts)]);
  const changed = [...parts].filter((part) => recorded.parts[part] !== current.parts[part]);
  if (recorded.version !== current.version)
    return `The record is of contract ${recorded.version}, the sources are of ${current.version}. ${RECORD}`;
  if (!changed.length) return undefined;
  return `The contract changed (${changed.join(', ')}), and CONTRACT_VERSION is still ${current.version}: releases of before and after would be taken for compatible. Raise it in composer/contract/release.ts, and keep the old number in CONTRACTS_READ if such releases still run. ${RECORD}`;
}

const RECORD = 'Then record the contract: npm run record-contract --workspace shared-kit';

/** The interfaces and types that a file declares, without comments: what its functions do is no part of the contract. */
export function typesText(source: string): string {
  const file = ts.createSourceFile('types.ts', source, ts.ScriptTarget.Latest);
  const printer = ts.createPrinter({ removeComments: true });
  return file.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, file))
    .join('\n');
}

/** As JSON Schema; what that cannot say, such as a function, stands as anything. */
export const schemaText = (schema: z.ZodType): string =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

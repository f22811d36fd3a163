import { expect, test } from '@jest/globals';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { publisherTokensSchema } from 'composer/publisher';
import { ROOT } from '../root.ts';
import { readEnvironment, readStages, saidBy } from './containerfile.ts';

const DEPLOY = path.join(ROOT, 'deploy');
const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');
const documentsIn = (file: string) =>
  parseAllDocuments(read(file), { merge: true }).map((one) => one.toJS() as Manifest);

interface Container {
  env: { name: string; value: string }[];
  securityContext: object;
  startupProbe: object;
  livenessProbe: { httpGet: { path: string } };
  readinessProbe: { httpGet: { path: string } };
}

interface PodSpec {
  enableServiceLinks: boolean;
  terminationGracePeriodSeconds: number;
  securityContext: object;
  volumes: { secret?: { secretName: string } }[];
  containers: [Container];
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  stringData?: Record<string, string>;
  spec: {
    replicas: number;
    selector: object;
    minAvailable: number;
    template: {
      spec: PodSpec;
    };
  };
}

interface Job {
  metadata: { name: string };
  spec: {
    concurrencyPolicy: string;
    jobTemplate: {
      spec: {
        template: {
          spec: Omit<PodSpec, 'containers'> & {
            containers: [Container & { command: string[] }];
          };
        };
      };
    };
  };
}

const isSecretFile = ({ name }: { name: string }) => name.endsWith('_FILE') || name === 'PUBLISHER_TOKENS';

const files = globSync('**/*', { cwd: DEPLOY }).filter((file) => statSync(path.join(DEPLOY, file)).isFile());
/** Those that tests run as they are, but for addresses. */
const RUN = [
  'README.md',
  'backup.sh',
  'balancers/haproxy.cfg',
  'balancers/nginx.conf',
  'balancers/tls.conf',
  'cdn/varnish.vcl',
];

test('a file that was never run says so in its first line', () => {
  const saying = files.filter((file) => read(file).split('\n')[0]!.includes('not run'));
  expect(saying.toSorted()).toEqual(files.filter((file) => !RUN.includes(file)).toSorted());
});

test('the README of deploy names each file or its folder', () => {
  const readme = read('README.md');
  const named = (file: string) =>
    file === 'README.md' ||
    [file, path.basename(file), `${path.dirname(file)}/`].some((name) => readme.includes(`\`${name}`));
  expect(files.filter((file) => !named(file.replace('.dockerignore', '')))).toEqual([]);
});

const kubernetes = files.filter((file) => file.startsWith('kubernetes/')).flatMap(documentsIn);
const deployments = kubernetes.filter(({ kind }) => kind === 'Deployment');
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<
    string,
    {
      environment?: Record<string, string>;
      secrets?: (string | { source: string })[];
      stop_grace_period?: string;
    }
  >;
  secrets: Record<string, object>;
};
const stages = readStages();
const images = stages.filter((stage) => saidBy(stage, 'CMD').length > 0);

/** s that a server may need to end: the default of DRAIN, and 100 (docs/operations.md). */
const LONGEST_STOP = 110;

test('whatever stops a server gives it the time that it may take', () => {
  const composed = ['gateway1', 'gateway2', 'api1', 'api2', 'publisher'].map(
    (name) => compose.services[name]!,
  );
  const units = files.filter((file) => file.endsWith('@.service'));
  const given = [
    ...deployments.map(({ spec }) => spec.template.spec.terminationGracePeriodSeconds),
    ...composed.map(({ stop_grace_period }) => Number.parseInt(stop_grace_period!, 10)),
    ...units.map((file) => Number(/^TimeoutStopSec=(\d+)$/m.exec(read(file))![1])),
  ];
  expect(given).toEqual(Array(3 + 5 + 2).fill(LONGEST_STOP));
});

test('the folder of data is nobody else’s, whichever unit makes it', () => {
  const units = files.filter((file) => /^StateDirectory=/m.test(read(file)));
  expect(units.filter((file) => !/^StateDirectoryMode=0700$/m.test(read(file)))).toEqual([]);
});

test('in Kubernetes there are two of each, with probes, never all away at once, not root, on files that are read only', () => {
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['agency-api', 'gateway', 'publisher']);
  for (const { metadata, spec } of deployments) {
    const [container] = spec.template.spec.containers;
    // Of the publisher there is one: nobody's page waits for it.
    const isSite = metadata.name !== 'publisher';
    expect(spec.replicas).toBe(isSite ? 2 : 1);
    expect(container.startupProbe).toBeDefined();
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    const budget = kubernetes.find(
      (one) => one.kind === 'PodDisruptionBudget' && one.metadata.name === metadata.name,
    );
    if (isSite) expect(budget!.spec).toMatchObject({ minAvailable: 1, selector: spec.selector });
  }
});

test('no pod has settings that Kubernetes makes of names of Services, such as PUBLISHER_PORT', () => {
  const pods = kubernetes.flatMap((one) => {
    if (one.kind === 'CronJob') return [(one as unknown as Job).spec.jobTemplate.spec.template.spec];
    return one.kind === 'Deployment' ? [one.spec.template.spec] : [];
  });
  expect(pods.map(({ enableServiceLinks }) => enableServiceLinks)).toEqual(Array(3 + 4).fill(false));
});

test('each secret that a Deployment reads from a file is in its Secret', () => {
  for (const { spec } of deployments) {
    const { volumes, containers } = spec.template.spec;
    const { secretName } = volumes.find(({ secret }) => secret)!.secret!;
    const { stringData } = kubernetes.find(
      ({ kind, metadata }) => kind === 'Secret' && metadata.name === secretName,
    )!;
    const wanted = containers[0].env.filter(isSecretFile).map(({ value }) => path.basename(value));
    const unread = Object.keys(stringData!).filter((name) => !wanted.includes(name));
    expect(wanted.filter((name) => !Object.hasOwn(stringData!, name))).toEqual([]);
    // The back-up alone asks the server itself.
    expect(unread).toEqual(secretName === 'facade-api' ? ['database-server-url'] : []);
  }
});

test('what is run regularly is there, not root, on files that are read only, with secrets that are there', () => {
  const jobs = kubernetes.filter(({ kind }) => kind === 'CronJob') as unknown as Job[];
  expect(jobs.map(({ metadata }) => metadata.name)).toEqual(['import', 'erase-old', 'release-gc', 'back-up']);
  for (const { spec } of jobs) {
    expect(spec.concurrencyPolicy).toBe('Forbid');
    const { securityContext, volumes, containers } = spec.jobTemplate.spec.template.spec;
    const [{ env, command, securityContext: own }] = containers;
    expect(securityContext).toMatchObject({ runAsNonRoot: true });
    expect(own).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    const { secretName } = volumes.find(({ secret }) => secret)!.secret!;
    const { stringData } = kubernetes.find(
      ({ kind, metadata }) => kind === 'Secret' && metadata.name === secretName,
    )!;
    for (const { value } of env.filter(isSecretFile))
      expect(Object.keys(stringData!)).toContain(path.basename(value));
    if (command[0] === 'node') expect(existsSync(path.join(ROOT, command[1]!))).toBe(true);
  }
});

test('the tokens of the publisher are such, and those of gateways are the one that gateways have', () => {
  const secret = (name: string) =>
    kubernetes.find(({ kind, metadata }) => kind === 'Secret' && metadata.name === name)!.stringData!;
  const tokens = publisherTokensSchema.parse(JSON.parse(secret('facade-publisher')['publisher-tokens']!));
  expect(tokens['gateways']).toEqual({ gateway: true, token: secret('facade-gateway')['outcomes-token'] });
});

test('each secret of the compose file that a service reads is there, and none besides', () => {
  const used = Object.values(compose.services).flatMap(({ secrets = [] }) =>
    secrets.map((secret) => (typeof secret === 'string' ? secret : secret.source)),
  );
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
});

/** Settings that a server is given, by the file that does it. */
const settings = [
  ...images.map((stage) => [`Containerfile, ${stage.name}`, Object.keys(readEnvironment(stage))] as const),
  ...deployments.map(
    ({ metadata, spec }) =>
      [`kubernetes, ${metadata.name}`, spec.template.spec.containers[0].env.map(({ name }) => name)] as const,
  ),
  ...['gateway1', 'api1', 'publisher', 'release-gc'].map(
    (name) => [`compose, ${name}`, Object.keys(compose.services[name]!.environment!)] as const,
  ),
  ...files
    .filter((file) => /\.(service|env)$/.test(file))
    .map(
      (file) =>
        [
          file,
          [...read(file).matchAll(/(?:^|^Environment=|(?<=^Environment=.*) )([A-Z][A-Z0-9_]+)=/gm)].map(
            ([, name]) => name!,
          ),
        ] as const,
    ),
];
/** Of Node and glibc. */
const NOT_OURS = /^(NODE_ENV|MALLOC_\w+)$/;

test.each(settings)('the settings that are given by %s are in the table of the README', (_file, names) => {
  const [, table] = readFileSync(path.join(ROOT, 'README.md'), 'utf8').split('\n## Configure\n');
  expect(names.length).toBeGreaterThan(0);
  const unknown = names.filter(
    (name) => !NOT_OURS.test(name) && !table!.includes(`\`${name.replace(/_FILE$/, '')}\``),
  );
  expect(unknown).toEqual([]);
});

test('the images run the Node of the site, not as root, and start what is there', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const { from } of stages)
    expect(from).toBe(`docker.io/library/node:${dependencies['node']}-trixie-slim`);
  expect(images.map(({ name }) => name)).toEqual(['gateway', 'api']);
  for (const image of images) {
    expect(saidBy(image, 'USER')).toEqual(['1000:1000']);
    const main = (JSON.parse(saidBy(image, 'CMD')[0]!) as string[]).at(-1)!;
    expect(existsSync(path.join(ROOT, main))).toBe(true);
  }
});

test('what Git leaves out, such as secrets and data, gets into no image', () => {
  const ignored = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').trim().split('\n');
  const patterns = ignored
    .map((line) => line.replace(/\/$/, ''))
    .map((name) => (name.includes('/') ? name : `**/${name}`));
  expect(patterns).toContain('deploy/secrets');
  expect(read('Containerfile.dockerignore').split('\n')).toEqual(expect.arrayContaining(patterns));
});

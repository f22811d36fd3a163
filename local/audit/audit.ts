import { ROOT } from '../root.ts';
import { refusedLicences } from './licences.ts';
import { lockedPackages } from './locked-packages.ts';
import { RegistryDoesNotAnswer, vulnerabilities, type Vulnerability } from './vulnerabilities.ts';

/**
 * `npm run audit`: licences and known vulnerabilities of the packages. Exit code 0: nothing found; 1: production has a licence
 * that is not allowed, or a vulnerability; 2: the registry does not answer, so that vulnerabilities are unknown.
 */
const root = process.argv[2] ?? ROOT;
const packages = lockedPackages(root);
const say = (line: string) => process.stdout.write(`${line}\n`);

const refused = refusedLicences(packages);
for (const { name, version, licence } of refused)
  say(
    `✗ ${name} ${version}: licence ${licence ?? 'not named'} (local/audit/licences.ts names those that are allowed)`,
  );
if (!refused.length)
  say(`✓ Licences of ${packages.filter(({ isTool }) => !isTool).length} packages of production`);

const known = await vulnerabilities(root, packages).catch((error: unknown) => {
  if (!(error instanceof RegistryDoesNotAnswer)) throw error;
  say(`? Vulnerabilities are unknown: the registry does not answer (${error.message})`);
  return undefined;
});
const ofTools = known?.filter(({ isTool }) => isTool) ?? [];
const ofProduction = known?.filter(({ isTool }) => !isTool) ?? [];
const line = ({ name, severity }: Vulnerability) => `${name}: ${severity} (npm audit tells more)`;
for (const one of ofProduction) say(`✗ ${line(one)}`);
for (const one of ofTools) say(`! ${line(one)}, a tool: production runs without it`);
if (known && !ofProduction.length) say('✓ No known vulnerabilities in production');

process.exitCode = refused.length || ofProduction.length ? 1 : known ? 0 : 2;

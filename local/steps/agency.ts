import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../root.ts';

const DEMO_SETTINGS = path.join(ROOT, 'demo-agency/agency.env');

/** Whether no other agency is named: then it is the demo agency's site, with its data and its media server. */
export const isDemo = ({ AGENCY_CONFIG }: NodeJS.ProcessEnv): boolean => !AGENCY_CONFIG;

/** The settings with those that the demo agency brings, where no other agency is named. */
export function withAgency(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!isDemo(environment)) return environment;
  const { AGENCY_CONFIG, DEMO_AGENCY_PORT } = parseEnv(readFileSync(DEMO_SETTINGS, 'utf8'));
  const port = environment.DEMO_AGENCY_PORT || DEMO_AGENCY_PORT;
  return {
    ...environment,
    AGENCY_CONFIG,
    DEMO_AGENCY_PORT: port,
    PICTURE_HOSTS: environment.PICTURE_HOSTS || `localhost:${port}`,
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../root.ts';

const DEMO_SETTINGS = path.join(ROOT, 'demo-agency/agency.env');

/** Whether the site is the demo agency's, with its data and its media server: when no other agency is configured. */
export const isDemo = ({ AGENCY_CONFIG }: NodeJS.ProcessEnv): boolean => !AGENCY_CONFIG;

/** Adds the demo agency's settings when no other agency is configured. */
export function withAgency(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!isDemo(environment)) return environment;
  const { AGENCY_CONFIG, DEMO_AGENCY_PORT, MAP_TILES } = parseEnv(readFileSync(DEMO_SETTINGS, 'utf8'));
  const port = environment.DEMO_AGENCY_PORT || DEMO_AGENCY_PORT;
  return {
    ...environment,
    AGENCY_CONFIG,
    DEMO_AGENCY_PORT: port,
    PICTURE_HOSTS: environment.PICTURE_HOSTS || `localhost:${port}`,
    MAP_TILES: environment.MAP_TILES ?? MAP_TILES,
    // Blank turns them off.
    STAND_INS: environment.STAND_INS ?? `http://localhost:${port}`,
  };
}

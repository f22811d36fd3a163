import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { LOG_OPTIONS } from './logged-fields.ts';

/** Levels that `LOG_LEVEL` may name. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The log of a server: JSON lines that hold listed fields only, and nothing that visitors typed or are known by. */
export const serverLog = (name: string, level: LogLevel, destination?: DestinationStream): Logger =>
  pino({ ...LOG_OPTIONS, name, level }, destination);

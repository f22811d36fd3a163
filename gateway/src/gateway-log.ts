import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { LOG_OPTIONS } from 'shared-kit/domain/logged-fields';

/** The gateway's log: JSON lines that hold listed fields only, and nothing that visitors typed or are known by. */
export const gatewayLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ ...LOG_OPTIONS, name: 'gateway', level }, destination);

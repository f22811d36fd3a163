import { gatewaysUnderTest } from 'composer/testing/gateway-under-test.ts';
import { agencySite, METRICS_PREFIX } from '../app.ts';
import { readSettings } from '../settings.ts';

export const { gateway, served, sharedGateway } = gatewaysUnderTest(readSettings, agencySite, METRICS_PREFIX);

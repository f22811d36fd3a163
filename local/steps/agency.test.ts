import { expect, test } from '@jest/globals';
import { withAgency } from './agency.ts';

test('the demo has stand-ins for third parties, at its own server, unless a blank turns them off', () => {
  const { STAND_INS, DEMO_AGENCY_PORT } = withAgency({});
  expect(STAND_INS).toBe(`http://localhost:${DEMO_AGENCY_PORT}`);
  expect(withAgency({ STAND_INS: '' }).STAND_INS).toBe('');
});

test('another agency has none', () => {
  expect(withAgency({ AGENCY_CONFIG: '/agency' }).STAND_INS).toBeUndefined();
});

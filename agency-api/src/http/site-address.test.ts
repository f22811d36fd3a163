import { expect, test } from '@jest/globals';
import type { Request } from 'express';
import { siteAddress } from './site-address.ts';

const asked = (headers: Record<string, string>, host = 'localhost:4000') =>
  ({ headers, protocol: 'http', host }) as unknown as Request;

test.each([
  [{ origin: 'http://localhost:4000' }, undefined, 'http://localhost:4000'],
  [{ 'x-forwarded-host': 'localhost:4000' }, undefined, 'http://localhost:4000'],
  [{}, undefined, undefined],
  [{ origin: 'https://evil.example' }, undefined, undefined],
  [{ origin: 'null' }, undefined, undefined],
  [{ origin: 'https://evil.example' }, 'https://agency.example/x', 'https://agency.example'],
])('%j with PUBLIC_URL %s leads to %s', (headers, publicUrl, site) => {
  expect(siteAddress(asked(headers), publicUrl)).toBe(site);
});

test('a host that a gateway names is linked on this machine only', () => {
  const headers = { 'x-forwarded-host': 'evil.example' };
  expect(siteAddress(asked(headers, 'evil.example'), undefined)).toBeUndefined();
});

import express from 'express';
import request from 'supertest';
import type { Snapshot } from '../releases/snapshot.ts';
import { SPECULATION_RULES, speculationFile } from './speculation-rules.ts';

const composition = {
  remotes: {
    'mf-owner': {
      routes: [
        { private: true, paths: { fr: 'proprietaires/:section', nl: 'eigenaars' } },
        { private: true, paths: { fr: 'compte/details?/(x)' } },
      ],
    },
    'mf-search': { routes: [{ private: false, paths: { fr: 'a-vendre' } }] },
  },
};
const live = async () => ({ composition, audience: 'all' }) as unknown as Snapshot;
const site = request(
  express().get(SPECULATION_RULES, speculationFile({ for: live }, { kinds: ['files', 'feeds'] })),
);

interface Rules {
  prerender?: { where: { and: object[] }; eagerness: string }[];
  prefetch?: { where: { and: object[] }; eagerness: string }[];
}
const rulesFor = async (headers: Record<string, string>) => {
  const answer = await site.get(SPECULATION_RULES).set(headers).buffer(true).expect(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/speculationrules+json',
    'cache-control': 'private, max-age=600',
    vary: 'sec-ch-ua-mobile, save-data',
  });
  return JSON.parse(answer.text ?? (answer.body as Buffer).toString()) as Rules;
};

test('phones load the likely next page whole, and others as HTML, never those for one person', async () => {
  const { prerender, prefetch } = await rulesFor({ 'sec-ch-ua-mobile': '?1' });
  expect(prefetch).toHaveLength(1);
  expect(prerender).toHaveLength(1);
  for (const { where, eagerness } of [...prerender!, ...prefetch!]) {
    expect(eagerness).toBe('moderate');
    expect(where.and).toContainEqual({
      not: {
        href_matches: expect.arrayContaining([
          '/fr/proprietaires/*',
          '/nl/eigenaars*',
          '/fr/compte/*',
          '/files/*',
          '/feeds/*',
        ]),
      },
    });
    expect(JSON.stringify(where)).not.toContain('a-vendre');
  }
});

test.each([
  ['no phone', { 'sec-ch-ua-mobile': '?0' }],
  ['a browser that does not say', {}],
  ['a visitor who saves data', { 'sec-ch-ua-mobile': '?1', 'save-data': 'on' }],
])('nothing is loaded ahead for %s', async (_who, headers) => {
  expect(await rulesFor(headers as Record<string, string>)).toEqual({});
});

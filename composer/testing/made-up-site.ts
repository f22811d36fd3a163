import { Router, text } from 'express';
import * as z from 'zod';
import { GATEWAY_SECRETS, gatewaySettings, gatewayShape } from '../gateway/settings.ts';
import type { GatewaySettings } from '../gateway/settings.ts';
import type { GatewayParts, GatewaySite, GatewayTexts, SiteFacts } from '../gateway/site.ts';
import { readEnvironment } from '../server/server.ts';
import { gatewaysUnderTest } from './gateway-under-test.ts';

const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;

/** Of each text of the gateway, what it is about and its language. */
const textsAbout = (about: string): GatewayTexts['unavailable'] => ({
  nl: [about, `${about} (nl)`],
  fr: [about, `${about} (fr)`],
  en: [about, `${about} (en)`],
  de: [about, `${about} (de)`],
});

export const TEXTS: GatewayTexts = {
  unavailable: textsAbout('unavailable'),
  formRefused: {
    away: textsAbout('away'),
    busy: textsAbout('busy'),
    'too-large': textsAbout('too large'),
    unreadable: textsAbout('unreadable'),
  },
  preview: {
    strip: {
      nl: ['Shown (nl)', 'leave'],
      fr: ['Shown', 'leave'],
      en: ['Shown (en)', 'leave'],
      de: ['Shown (de)', 'leave'],
    },
    none: textsAbout('no link'),
    refused: textsAbout('cannot be shown'),
    form: textsAbout('reaches nobody'),
  },
  debug: {
    nl: ['Debug (nl)', 'leave', 'fallback'],
    fr: ['Debug', 'leave', 'fallback'],
    en: ['Debug (en)', 'leave', 'fallback'],
    de: ['Debug (de)', 'leave', 'fallback'],
  },
};

const schema = z.object(gatewayShape('/srv/site'));

export const readSettings = (environment: NodeJS.ProcessEnv): GatewaySettings =>
  gatewaySettings(readEnvironment(environment, { program: 'the gateway', schema, secret: GATEWAY_SECRETS }));

/** A site that its API configures; its gateway answers `/echo` besides, with what it was sent. */
export function madeUpSite({ api = '' }: GatewaySettings, { fetch, apiParts }: GatewayParts): GatewaySite {
  return {
    languages: LANGUAGES,
    defaultLanguage: 'fr',
    kinds: [],
    texts: TEXTS,
    async readFacts(wanted, request) {
      const answer = await fetch(`${api}/api/site?lang=${wanted}`, request).catch(() => undefined);
      const { films = [], ...site } = answer?.ok ? await answer.json() : {};
      const facts: SiteFacts = {
        languages: LANGUAGES,
        defaultLanguage: 'fr',
        sourcesAt: () => ({ thirdParties: [], films }),
      };
      return { ...facts, ...site };
    },
    lookUp: async () => undefined,
    isPreview: (address) => address.includes('preview'),
    formFiles: { url: `${api}/files`, availability: apiParts(api), patience: 50, silence: 60_000 },
    isTried: () => false,
    iframe: async () => ({ attributes: {} }),
    files: [],
    answers: [
      Router().post(
        '/echo',
        text({ type: () => true }),
        (request, response) => void response.send(request.body),
      ),
    ],
  };
}

export const { gateway, served, sharedGateway } = gatewaysUnderTest(readSettings, madeUpSite);

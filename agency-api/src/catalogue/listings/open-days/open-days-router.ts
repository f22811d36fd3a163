import { Router } from 'express';
import { compactMoment, OPEN_DAY_PATH } from 'shared-kit/contracts/api/property-files';
import type { PropertyResponse, OpenDay, PropertyDetail } from 'shared-kit/contracts/api/property';
import { languageSchema } from 'shared-kit/contracts/api/scalars';
import { addressLine } from 'shared-kit/domain/region';
import type { Language } from 'shared-kit/domain/languages';
import * as z from 'zod';
import { calendarText, type CalendarEvent } from '../../../clock/calendar-text.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { checkLanguageInUse } from '../../../configuration/language-in-use.ts';
import { ApiFault } from '../../../http/api-fault.ts';
import { checkInput } from '../../../http/contract-routes.ts';
import { BOX_WORDS } from '../property/box-words.ts';
import type { PropertyAnswers } from '../property/property-answers.ts';

interface RouterOptions {
  config: AgencyConfig;
  properties: PropertyAnswers;
  /** Origin of the site, such as `https://www.agency.example` (`PUBLIC_URL`). */
  publicUrl?: string | undefined;
}

const MAX_ID = 2_147_483_647;
const askedSchema = z.object({
  id: z.coerce.number().int().min(0).max(MAX_ID),
  start: z.string().regex(/^\d{8}T\d{6}Z$/),
  lang: languageSchema,
});

/** `GET /api/properties/{id}/open-days/{start}.ics?lang=fr`: an open day that is not over, for calendars (product P28). */
export function openDaysRouter({ config, properties, publicUrl }: RouterOptions): Router {
  const router = Router();
  router.get(OPEN_DAY_PATH, async (request, response) => {
    const { id, start, lang } = checkInput(askedSchema, { ...request.params, lang: request.query.lang });
    const language = checkLanguageInUse(config, lang);
    const answer = await properties(id, language);
    const { property } = JSON.parse(answer.body.toString()) as PropertyResponse;
    const openDay = property.openDays?.find(({ startsAt }) => compactMoment(startsAt) === start);
    if (!openDay || Date.parse(openDay.endsAt) <= Date.now()) throw new ApiFault('not-found');
    response.set({
      'cache-control': 'public, max-age=60',
      'content-disposition': `attachment; filename="${openDay.day}.ics"`,
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'x-robots-tag': 'noindex',
    });
    response.send(calendarText(config, openDayEvent({ property, openDay, language, publicUrl })));
  });
  return router;
}

const OPEN_DAY: Record<Language, string> = {
  nl: 'Opendeurdag',
  fr: 'Journée portes ouvertes',
  en: 'Open day',
  de: 'Tag der offenen Tür',
};

interface Asked {
  property: PropertyDetail;
  openDay: OpenDay;
  language: Language;
  publicUrl: string | undefined;
}

/** An open day as calendars have it, with as much of the address as is published. */
function openDayEvent({ property, openDay, language, publicUrl }: Asked): CalendarEvent {
  const { id, title, headline, reference, address } = property;
  const link = publicUrl && `${publicUrl}/${language}/property/${id}/`;
  return {
    id: `open-day-${id}-${compactMoment(openDay.startsAt)}`,
    startsAt: new Date(openDay.startsAt),
    endsAt: new Date(openDay.endsAt),
    title: [OPEN_DAY[language], title || headline || reference].join(' – '),
    place: addressLine(address, (box) => `${BOX_WORDS[language]} ${box}`),
    link,
    description: [openDay.note, reference, link].filter(Boolean).join('\n'),
    language,
  };
}

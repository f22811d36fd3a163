import { Router } from 'express';
import {
  APPOINTMENT_ACTIONS,
  type Appointment,
  type AppointmentSide,
} from 'shared-kit/contracts/api/appointments';
import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Language } from 'shared-kit/domain/languages';
import { siteAddress } from '../../http/site-address.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { serveCommand } from '../../http/command-route.ts';
import { serveOperation } from '../../http/operation-route.ts';
import { findProperty } from '../../catalogue/listings/property/find-property.ts';
import { vocabularySource } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import { idOfToken, unknownToken, type TokenPurpose } from '../../mail/mail-token.ts';
import { loadProperty, shownProperty } from './appointment-property.ts';
import { findAppointment, type StoredAppointment } from './appointment.ts';
import { bookedVisit } from './booked-visit.ts';
import { changeAppointment } from './change-appointment.ts';
import { visitorName } from './mails/appointment-mails.ts';
import { visitTimes } from './visit-times.ts';

interface AppointmentsDependencies {
  database: Database;
  config: AgencyConfig;
  publicUrl?: string | undefined;
  onMailQueued?: (() => void) | undefined;
}

const PURPOSES: Record<AppointmentSide, TokenPurpose> = {
  visitor: 'appointments',
  agency: 'appointment-office',
};

/**
 * `GET /api/properties/{id}/visit-times`; `GET /api/appointments` and `POST /api/appointments/change` for whoever has a mail of one;
 * `GET /api/appointments/booked` for whoever has just booked one.
 */
export function appointmentsRouter(dependencies: AppointmentsDependencies): Router {
  const { database, config, publicUrl, onMailQueued } = dependencies;
  const vocabularyNow = vocabularySource(database, config);
  const router = Router();

  const timesContext = (language: Language) => ({ database, config, language, now: new Date() });
  const propertyIn = async (id: number, language: Language) =>
    loadProperty(database, config, await vocabularyNow(), id, language);
  const findId = (token: string, side: AppointmentSide) => idOfToken(database, PURPOSES[side], token);

  async function knownAppointment(id: string): Promise<StoredAppointment> {
    const found = await findAppointment(database, id);
    if (!found) throw unknownToken();
    return found;
  }

  async function shown(id: string, side: AppointmentSide, lang: Language): Promise<Appointment> {
    const appointment = await knownAppointment(id);
    const { state, day, slot, isOver, reason, email, fields, propertyId } = appointment;
    const property = await propertyIn(propertyId, lang);
    return {
      state, day, slot, isOver, reason,
      property: shownProperty(propertyId, property, lang),
      times: property ? await visitTimes(property, timesContext(lang), id) : NO_TIMES,
      visitor:
        side === 'agency'
          ? { name: visitorName(appointment), email, phone: fields.phone ?? '', remark: fields.remark ?? '' }
          : null,
    }; // prettier-ignore
  }

  serveOperation(
    router,
    operations.getVisitTimes,
    async ({ id, lang }) => {
      const property = await findProperty(database, config, await vocabularyNow(), { id, language: lang });
      return visitTimes(property, timesContext(lang));
    },
    'no-store',
  );
  serveOperation(
    router,
    operations.getAppointment,
    async ({ token, side, lang }) => shown(await findId(token, side), side, lang),
    'no-store',
  );
  serveOperation(
    router,
    operations.getBookedVisit,
    async ({ visit }) => bookedVisit(database, visit),
    'no-store',
  );
  serveCommand(router, commands.changeAppointment, async ({ token, side, ...change }, request) => {
    const allowed: readonly string[] = APPOINTMENT_ACTIONS[side];
    const id = await findId(token, side);
    if (!allowed.includes(change.action)) throw foreignAction(allowed);
    const { propertyId, language } = await knownAppointment(id);
    const state = await changeAppointment(database, id, change, {
      config,
      property: await propertyIn(propertyId, language),
      forAgency: await propertyIn(propertyId, config.languages.default),
      site: siteAddress(request, publicUrl),
      now: new Date(),
    });
    onMailQueued?.();
    return { state };
  });
  return router;
}

const NO_TIMES: Appointment['times'] = {
  isOffered: false,
  isByHand: false,
  asksLittle: true,
  days: [],
  note: '',
  rental: null,
};

const foreignAction = (allowed: readonly string[]) =>
  new ApiFault('invalid-input', [
    { field: 'action', rule: `one of ${allowed.join(', ')}`, messageKey: 'invalid' },
  ]);

import { appointmentForm } from '../../agency-api/testing/appointment-form.ts';
import { demandForm } from '../../agency-api/testing/demand-form.ts';
import { valuationForm } from '../../agency-api/testing/valuation-form.ts';
import { identity, sendsJson } from './visitor-form.ts';
import type { VisitorForm } from './visitor-form.ts';

/** A PNG of one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A time at which a property can be visited. */
export interface VisitTime {
  propertyId: number;
  time: string;
}

/** A search alert. */
export const alertForm = (visitor: number): VisitorForm => formOfKind(visitor, 'demand', demandForm);

/** The booking of a visit. */
export const visitForm = (visitor: number, at: VisitTime): VisitorForm =>
  formOfKind(visitor, 'appointment', appointmentForm, at);

/** A request for a valuation with a photo, which is uploaded first; a browser keeps its reference for further tries. */
export function photoForm(visitor: number): VisitorForm {
  const who = identity(visitor);
  const form = valuationForm({ email: who.email, language: 'fr' });
  let reference: string | undefined;
  return {
    ...who,
    key: form.idempotencyKey,
    async send(siteUrl) {
      reference ??= await uploadPhoto(siteUrl, who.address);
      const whole = { ...form, photos: [reference] };
      return reference !== undefined && sendsJson(siteUrl, 'valuation', who.address, whole);
    },
  };
}

function formOfKind(
  visitor: number,
  kind: string,
  filled: (changes: object) => { idempotencyKey: string },
  changes: object = {},
): VisitorForm {
  const who = identity(visitor);
  const form = filled({ ...changes, email: who.email, language: 'fr' });
  return {
    ...who,
    key: form.idempotencyKey,
    send: (siteUrl) => sendsJson(siteUrl, kind, who.address, form),
  };
}

/** The reference of the kept file; undefined for an error or no response. */
async function uploadPhoto(siteUrl: string, address: string): Promise<string | undefined> {
  const body = new FormData();
  body.set('photos', new Blob([PHOTO], { type: 'image/png' }), 'garden.png');
  const request = { method: 'POST', headers: { 'x-forwarded-for': address }, body };
  try {
    const response = await fetch(`${siteUrl}/api/uploads`, request);
    return response.status === 200 ? ((await response.json()) as { file: string }).file : undefined;
  } catch {
    return undefined;
  }
}

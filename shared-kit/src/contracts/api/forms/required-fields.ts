import * as z from 'zod/mini';
import { REQUIRED } from './form-fields.ts';
import type { Commands, FormCommandId } from '../commands.ts';

/** Which fields of a form an agency requires, or does not, other than by default (product V44). */
export type RequiredFields = Readonly<Record<string, boolean>>;

type FormObject = z.ZodMiniObject<z.core.$ZodShape>;

/** The person has to be reached, and has to agree. */
const NEVER_OPTIONAL = ['email', 'friendEmail', 'privacy'];

/** Nothing that was filled in: no text, no choice. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const required = (field: z.core.$ZodType) =>
  z.pipe(
    z.unknown().check(z.refine((value) => !isBlank(value), { error: REQUIRED, abort: true })),
    field as never,
  );

const optional = (field: z.core.$ZodType) =>
  z.union([
    z.pipe(
      z.unknown().check(z.refine(isBlank)),
      z.transform(() => ''),
    ),
    field as z.ZodMiniType,
  ]);

/** Name of a form in configuration: what stands behind `/api/forms/`. */
export const formOfPath = (path: string): string | undefined => /^\/api\/forms\/([a-z-]+)$/.exec(path)?.[1];

/** The schema of a form as an agency wants it; the rules about several fields stay. */
export function withRequired<Schema extends FormObject>(
  schema: Schema,
  changes: RequiredFields = {},
): Schema {
  const { shape } = schema._zod.def;
  const changed = Object.entries(changes).filter(([name]) => name in shape);
  if (changed.length === 0) return schema;
  const fields = changed.map(([name, isRequired]) => [
    name,
    isRequired ? required(shape[name]!) : optional(shape[name]!),
  ]);
  return z.clone(schema, {
    ...schema._zod.def,
    shape: { ...shape, ...Object.fromEntries(fields) },
  } as never) as Schema;
}

/** Why a field cannot be required, or not be; undefined if it can. */
export function refusedRequirement(
  schema: FormObject,
  name: string,
  isRequired: boolean,
): string | undefined {
  const field = schema._zod.def.shape[name];
  if (!field) return 'is no field of this form';
  const takes = (value: unknown) => z.safeParse(field, value).success;
  if (isRequired) return takes('') || takes([]) ? undefined : 'is required anyway, or is no text or choice';
  if (NEVER_OPTIONAL.includes(name)) return 'is always required';
  return takes('') || !takesText(field) ? 'is not required, or is a choice that the form needs' : undefined;
}

/** Whether a field takes any text, such as a name or a phone number. */
const takesText = (field: z.core.$ZodType): boolean => (field._zod.def as { type: string }).type === 'string';

/** What stands behind `/api/forms/` in the path of each form: its name in the agency's configuration. */
export const FORM_NAMES = {
  sendContactForm: 'contact',
  sendPropertyRequest: 'property-request',
  sendValuation: 'valuation',
  sendAppointment: 'appointment',
  sendDemand: 'demand',
  sendNewsletterSignUp: 'newsletter',
  sendToFriend: 'send-to-friend',
  sendRentApplication: 'rent-application',
  sendDocumentRequest: 'document-request',
  sendOffer: 'offer',
  sendTestimonial: 'testimonial',
} as const satisfies {
  [Id in FormCommandId]: Commands[Id]['path'] extends `/api/forms/${infer Name}` ? Name : never;
};

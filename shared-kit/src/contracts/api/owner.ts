import * as z from 'zod';
import {
  DEVICE_KINDS,
  PASSWORD_LENGTH,
  HISTORY_PERIODS,
  HISTORY_STATES,
  HISTORY_TYPES,
  PROPERTY_ACTIONS,
  VISIT_SOURCES,
} from '../../domain/owner-portal.ts';
import { REQUIRED } from './forms/form-fields.ts';
import { listingCardSchema } from './listing.ts';
import { languageSchema } from './scalars.ts';

const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .pipe(z.email({ error: ({ input }) => (input === '' ? REQUIRED : undefined) }));

/** Credentials of an owner (product O1). */
export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, REQUIRED).max(PASSWORD_LENGTH.max),
});

/**
 * Response to the right e-mail and password. With `needsCode` nobody is signed in yet: the account has a second factor, and a cookie
 * says who may give its code now (product O18).
 */
export const signedInSchema = z.object({ done: z.literal(true), needsCode: z.literal(true).optional() });

/** A code from the authenticator app or one of the recovery codes; spaces and hyphens do not count. */
const secondFactorCodeSchema = z.string().trim().min(1, REQUIRED).max(40);

/** The second step of signing in. */
export const signInCodeSchema = z.object({ code: secondFactorCodeSchema });

/** `lang` is the language of the page, in which the mail is written; without it that of the owner. */
export const passwordResetRequestSchema = z.object({ email: emailSchema, lang: languageSchema.optional() });

/** `token` comes from the link in the mail, and is valid for one hour and one use. */
export const newPasswordSchema = z.object({
  token: z.string().min(1).max(200),
  newPassword: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
});

/** Response to a command that succeeded and returns no data. */
export const doneSchema = z.object({ done: z.literal(true) });

export const ownerSchema = z.object({ firstName: z.string(), lastName: z.string() });
export type Owner = z.infer<typeof ownerSchema>;

/** The signed-in owner, if any. */
export const signedInOwnerSchema = z.object({ owner: ownerSchema.nullable() });

const count = z.number().int().min(0);

/** Visits of a property's page (product O4), by days in Belgium; weeks start on Monday. */
export const visitCountsSchema = z.object({ today: count, week: count, month: count, total: count });
export type VisitCounts = z.infer<typeof visitCountsSchema>;

export const ownerPropertySchema = z.object({ listing: listingCardSchema, visits: visitCountsSchema });
export type OwnerProperty = z.infer<typeof ownerPropertySchema>;

/** The properties of the signed-in owner, newest first. */
export const ownerPropertiesSchema = z.object({
  owner: ownerSchema,
  properties: z.array(ownerPropertySchema),
});
export type OwnerProperties = z.infer<typeof ownerPropertiesSchema>;

/** The largest id is PostgreSQL's. */
const propertyId = z.number().int().min(0).max(2_147_483_647);

/** A view of a property's page, and where its visitor came from (product O8). */
export const visitSchema = z.object({ propertyId, source: z.enum(VISIT_SOURCES).optional() });

/** Something that a visitor did with a property (product O9). */
export const propertyActionSchema = z.object({ propertyId, action: z.enum(PROPERTY_ACTIONS) });

/** One of the owner's properties; all of them without it. */
export const ownProperty = { property: z.coerce.number().pipe(propertyId).optional() };

/** An entry of the history (product O6). Texts are the agency's, in its own words. */
export const historyEntrySchema = z.object({
  id: z.string(),
  propertyId,
  type: z.enum(HISTORY_TYPES),
  day: z.iso.date(),
  /** Hours of a visit; empty where there are none. */
  slot: z.string(),
  /** Of a visitor first name and initial only (product O12). */
  contact: z.string(),
  subject: z.string(),
  comment: z.string(),
  /** Of what the site knows itself. */
  state: z.enum(HISTORY_STATES).nullable(),
  /** Of what the agency recorded. */
  status: z.string(),
  link: z.url({ protocol: /^https?$/ }).nullable(),
  /** Of subject, comment and status, where it is known. */
  language: languageSchema.nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Statistics of one property or all of an owner, and what is to come (product O4, O5, O8–O10). */
export const ownerOverviewSchema = z.object({
  visits: visitCountsSchema,
  /** The last 30 days, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), visits: count })),
  /** Of the last 30 days, the most frequent first. */
  sources: z.array(z.object({ source: z.enum(VISIT_SOURCES), visits: count })),
  actions: z.array(z.object({ action: z.enum(PROPERTY_ACTIONS), recent: count, total: count })),
  /** Visits of similar listings in the last 30 days; null where there are too few to tell. */
  similar: z
    .object({
      place: z.enum(['town', 'area']),
      listings: count,
      median: z.number().min(0),
      own: count,
    })
    .nullable(),
  /** Visits and open days, the next first. */
  upcoming: z.array(historyEntrySchema),
});
export type OwnerOverview = z.infer<typeof ownerOverviewSchema>;

/** What the history is limited to; everything without it. */
const historyFilter = {
  ...ownProperty,
  type: z.enum(HISTORY_TYPES).optional(),
  period: z.coerce
    .number()
    .pipe(z.literal([...HISTORY_PERIODS]))
    .optional(),
};

/** Query of `GET /api/owner/history`. */
export const ownerHistoryQuerySchema = z.object({
  ...historyFilter,
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** Query of `GET /api/owner/history.csv`. */
export const ownerHistoryFileQuerySchema = z.object({ ...historyFilter, lang: languageSchema });

export const ownerHistorySchema = z.object({
  entries: z.array(historyEntrySchema),
  total: count,
  page: z.number().int().min(1),
  pageCount: count,
});
export type OwnerHistory = z.infer<typeof ownerHistorySchema>;

/** Response of `GET /api/owner/sessions`: where the owner is signed in, the present session first. */
export const ownerSessionsSchema = z.object({
  email: z.string(),
  sessions: z.array(
    z.object({
      /** Names the session; it opens nothing. */
      id: z.string(),
      isCurrent: z.boolean(),
      /** Browser and system, as far as its user agent tells; empty otherwise. */
      device: z.string(),
      kind: z.enum(DEVICE_KINDS).nullable(),
      signedInAt: z.iso.datetime(),
      /** Noted once a day. */
      lastUsedOn: z.iso.date(),
    }),
  ),
});
export type OwnerSessions = z.infer<typeof ownerSessionsSchema>;

/** Ends one session of the owner who is signed in; one that is not the owner's is as unknown as one that has ended. */
export const sessionEndSchema = z.object({ session: z.string().min(1, REQUIRED).max(100) });

/** Changes the password of an owner who is signed in. */
export const passwordChangeSchema = z.object({
  password: z.string().min(1, REQUIRED).max(PASSWORD_LENGTH.max),
  newPassword: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
});

/**
 * Asks for another e-mail to sign in with (product O21). `code` is that of the second factor, where it is on. `lang` is the language of
 * the page, in which the mails are written.
 */
export const emailChangeSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, REQUIRED).max(PASSWORD_LENGTH.max),
  code: z.string().trim().max(40).default(''),
  lang: languageSchema.optional(),
});

/** What links of mails to owners are for. */
export const OWNER_LINKS = ['new-password', 'new-email', 'undo-email'] as const;

/** Query of `GET /api/owner/link`: the link of a mail, which asking does not use up. */
export const ownerLinkQuerySchema = z.object({
  kind: z.enum(OWNER_LINKS),
  token: z.string().min(1).max(200),
});

/** Whether the link can still be used: not once it was, once a later one took its place, or once its time is over. */
export const ownerLinkSchema = z.object({ isOpen: z.boolean() });

/** Puts a change of e-mail in force, or undoes it, with the token of the mail. */
export const emailChangeTokenSchema = z.object({
  token: z.string().min(1).max(200),
  lang: languageSchema.optional(),
});

/** Whether the owner gets a summary by mail each week (product O17). */
export const ownerSummarySchema = z.object({ isWanted: z.boolean() });

/** Response of `GET /api/owner/second-factor` (product O18). */
export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** Recovery codes that have not been used. */
  codesLeft: count,
  /** While it is being set up, for an hour: what the owner's app has to know. */
  setup: z
    .object({
      /** Base32, for those who type it. */
      key: z.string(),
      /** `otpauth:` address of the key. */
      address: z.string(),
      /** The address as a QR code: modules on each side, and an SVG path of one unit for each. */
      code: z.object({ size: count, path: z.string() }),
    })
    .nullable(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Turns the second factor on, or off. */
export const secondFactorChangeSchema = z.object({
  password: z.string().min(1, REQUIRED).max(PASSWORD_LENGTH.max),
  code: secondFactorCodeSchema,
});

/** Codes that sign in once each where the app is lost; told this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

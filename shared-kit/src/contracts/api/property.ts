import * as z from 'zod';
import { APPLICATION_FIELDS } from '../../domain/application-fields.ts';
import { byLanguage, languageSchema, placeSchema } from './scalars.ts';
import { pictureSchema } from './picture.ts';
import { energyLabelSchema, listingCardSchema, listingSlugsSchema } from './listing.ts';
import { projectSlugsSchema } from './project.ts';

const text = z.string().nullable();
const count = z.number().int().nullable();
const amount = z.number().nullable();
const isoDate = z.iso.date().nullable();
const permitValue = z.enum(['none', 'no', 'yes', 'pending']).nullable();
const flag = z.boolean().nullable();
const floodScore = z.enum(['A', 'B', 'C', 'D']).nullable();

/** The seven categories of the mobility score, 0–10 each (product P9); `language` is that of a name that is not in the requested one. */
const mobilitySchema = z.object({
  total: z.number(),
  categories: z.array(z.object({ name: z.string(), language: languageSchema.optional(), score: z.number() })),
});

/** A span in which a home is open to whoever comes (product P28), in Belgian time; `startsAt` and `endsAt` are the moments, in UTC. */
const openDaySchema = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  day: z.iso.date(),
  /** `10:00-13:00` */
  slot: z.string(),
  note: text,
});
export type OpenDay = z.infer<typeof openDaySchema>;

/** A document that is not public: its address is nobody's. */
const requestableDocumentSchema = z.object({ id: z.string(), name: z.string() });
export type RequestableDocument = z.infer<typeof requestableDocumentSchema>;

/**
 * A property in one language (product P2). `null` means unknown and is not shown. Amounts in euro, surfaces
 * in m², widths in m, energy in kWh/m².year (total: kWh/year), CO2 in kg/m².year, dates ISO 8601. `description` is
 * sanitised HTML, `descriptionLanguage` its language when it is not the requested one. `address.street` and what follows it are null when the address is not to be published.
 */
export const propertyDetailSchema = listingCardSchema.extend({
  description: z.string(),
  descriptionLanguage: languageSchema.optional(),
  /** In each language in use, for the language switch. */
  slugsByLanguage: byLanguage(listingSlugsSchema),
  project: z.object({ id: z.number().int(), name: z.string(), slugs: projectSlugsSchema }).nullable(),
  address: z.object({
    street: text,
    houseNumber: text,
    boxNumber: text,
    zip: z.string(),
    city: z.string(),
    countryId: z.number().int(),
    countryName: z.string(),
  }),
  /** Absent: nobody knows where it is. */
  place: placeSchema.optional(),
  charges: z.object({ owner: amount, renter: amount }),
  /** Public prices of the listing on this site, oldest first (product P24). Absent: there was one only, or they are not told. */
  priceHistory: z.array(z.object({ day: z.iso.date(), amount: z.number() })).optional(),
  rooms: z.object({
    bedrooms: count,
    bathrooms: count,
    showerRooms: count,
    toilets: count,
    garages: count,
    parkings: count,
  }),
  surfaces: z.object({
    total: amount,
    ground: amount,
    living: amount,
    garden: amount,
    terrace: amount,
    store: amount,
    constructed: amount,
  }),
  building: z.object({
    widthPlot: amount,
    widthFront: amount,
    constructionYear: count,
    renovationYear: count,
    floor: count,
    numberOfFloors: count,
    facades: count,
  }),
  energy: z.object({
    label: energyLabelSchema.nullable(),
    labelText: text,
    performance: amount,
    total: amount,
    certificate: text,
    validUntil: isoDate,
    co2: amount,
    eLevel: amount,
    mustBeRenovatedWithinYears: count,
  }),
  finance: z.object({
    cadastralIncome: amount,
    notaryFees: amount,
    notaryFeesWithVat: amount,
    registrationRights: text,
    vat: text,
    deposit: amount,
    agencyCost: text,
    inventoryCost: text,
    availability: text,
  }),
  /** What configuration says of its costs (product P18, P21), in euro and months of rent. Absent: nothing. */
  costs: z.object({ notaryFees: amount, guaranteeMonths: amount }).optional(),
  equipment: z.object({
    heating: text,
    kitchen: text,
    roofMaterial: text,
    roofCondition: text,
    windowFrame: text,
    windowGlazing: text,
    interiorCondition: text,
    exteriorCondition: text,
    orientationTerrace: text,
    orientationGarden: text,
    orientationRear: text,
  }),
  risk: z.object({
    floodZone: text,
    gScore: floodScore,
    pScore: floodScore,
    asbestosType: text,
    asbestosDate: isoDate,
    soilCertificate: text,
    electricityCertificate: text,
    gasCertificate: text,
  }),
  permits: z.object({
    planningInformation: permitValue,
    permits: permitValue,
    summons: permitValue,
    allotmentPermit: permitValue,
    preemptiveRights: permitValue,
    judicialDecision: permitValue,
  }),
  amenities: z.object({
    gas: flag,
    water: flag,
    electricity: flag,
    drain: flag,
    lift: flag,
    cellar: flag,
    terrace: flag,
    garden: flag,
    attic: flag,
    furnished: flag,
  }),
  annuity: z
    .object({
      type: text,
      ages: z.array(z.number()),
      gender: text,
      monthlyRent: amount,
      bouquet: amount,
      indexed: flag,
      survivorRent: amount,
      maxDuration: amount,
    })
    .nullable(),
  mobility: mobilitySchema.nullable(),
  /** What an application for this rental asks (product V15); null where there is nothing to apply for. Absent: no. */
  application: z.array(z.enum(APPLICATION_FIELDS)).nullish(),
  /** Whether a visit can be booked on the site (product W1). Absent: no. */
  canBeVisited: z.boolean().optional(),
  /** The soonest first; some may be over: answers are kept. Absent: none. */
  openDays: z.array(openDaySchema).optional(),
  /** Of their notes, when it is not the requested one. */
  openDaysLanguage: languageSchema.optional(),
  unit: z.object({ name: text, requirement: text, status: text }).nullable(),
  pictures: z.array(pictureSchema),
  documents: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /** Documents that are sent by mail to whoever asks for them (product U6). */
  documentsOnRequest: z.array(requestableDocumentSchema).optional(),
  virtualTour: text,
  video: text,
  manager: z
    .object({
      name: z.string(),
      email: text,
      phone: text,
      photo: pictureSchema.nullable(),
      /** The languages that they speak, in words: "Dutch and French". Absent: unknown. */
      speaks: z.string().optional(),
    })
    .nullable(),
});
export type PropertyDetail = z.infer<typeof propertyDetailSchema>;

/** Response of `GET /api/properties/{id}`. */
export const propertyResponseSchema = z.object({
  property: propertyDetailSchema,
  similar: z.array(listingCardSchema),
  /** Other homes of the same manager, without the similar ones (product P27). Absent: there are none. */
  ofManager: z.array(listingCardSchema).optional(),
});
export type PropertyResponse = z.infer<typeof propertyResponseSchema>;

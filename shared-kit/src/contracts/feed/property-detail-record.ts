import * as z from 'zod';
import { languageSchema } from '../api/scalars.ts';
import * as v from './feed-values.ts';
import { documents, pictures } from './feed-values.ts';

/** Address of a property or project; without `PublishAddress` only zip and city are shown. */
export const addressKeys = {
  Street: v.text,
  HouseNumber: v.text,
  BoxNr: v.text,
  Zip: v.text,
  City: v.text,
  CountryID: v.recordId.nullish(),
  CountryName: v.text,
  PublishAddress: v.flag,
  Latitude: z.number().min(-90).max(90).nullish(),
  Longitude: z.number().min(-180).max(180).nullish(),
};

const priceKeys = {
  Price: v.amount,
  PriceUnit: v.recordId.nullish(),
  PriceUnitText: v.text,
  PublishPrice: v.flag,
  PriceOnDemand: v.flag,
  ChargesOwner: v.amount,
  ChargesRenter: v.amount,
  MarqueeName: v.text,
  /** Public prices of before, each with the day from which it was asked (product D22). */
  PriceHistory: z
    .array(z.object({ Date: v.isoDate, Price: z.number().positive().max(1e12) }))
    .max(100)
    .nullish(),
};

const roomKeys = {
  BedRooms: v.count,
  BathRooms: v.count,
  ShowerRooms: v.count,
  Toilets: v.count,
  Garages: v.count,
  Parkings: v.count,
};

const surfaceKeys = {
  SurfaceTotal: v.measure,
  SurfaceGround: v.measure,
  SurfaceLiving: v.measure,
  SurfaceGarden: v.measure,
  SurfaceTerrace: v.measure,
  SurfaceStore: v.measure,
  SurfaceConstructed: v.measure,
};

const buildingKeys = {
  WidthPlot: v.measure,
  WidthFront: v.measure,
  ConstructionYear: v.year,
  RenovationYear: v.year,
  Floor: v.storey,
  NumberOfFloors: v.count,
  Facades: v.count,
};

const energyKeys = {
  EnergyPerformance: v.energyValue,
  EnergyTotal: v.energyValue,
  EPCLabelText: v.text,
  EPCCode: v.text,
  EPCEndDate: v.isoDay,
  CO2Emission: v.energyValue,
  ELevel: v.energyValue,
};

const financeKeys = {
  CadastralIncome: v.amount,
  NotaryFees: v.amount,
  NotaryFeesVAT: v.amount,
  RegistrationRights: v.textOrAmount,
  VAT: v.textOrAmount,
  DepositAmount: v.amount,
  AgencyCost: v.textOrAmount,
  InventoryCost: v.textOrAmount,
  Availability: v.text,
};

const equipmentKeys = {
  Heating: v.text,
  Kitchen: v.text,
  RoofMaterial: v.text,
  RoofCondition: v.text,
  WindowFrame: v.text,
  WindowGlazing: v.text,
  InteriorCondition: v.text,
  ExteriorCondition: v.text,
  OrientationTerrace: v.text,
  OrientationGarden: v.text,
  OrientationRear: v.text,
};

const riskKeys = {
  FloodZone: v.text,
  GScore: v.floodScore,
  PScore: v.floodScore,
  AsbestosType: v.text,
  AsbestosDate: v.isoDay,
  SoilCertificate: v.text,
  ElectricityCertificate: v.text,
  GasCertificate: v.text,
};

const permitKeys = {
  PlanningInformation: v.permit,
  Permits: v.permit,
  Summons: v.permit,
  AllotmentPermit: v.permit,
  PreemptiveRights: v.permit,
  JudicialDecision: v.permit,
};

const amenityKeys = {
  Gas: v.flag,
  Water: v.flag,
  Electricity: v.flag,
  Drain: v.flag,
  Lift: v.flag,
  Cellar: v.flag,
  Terrace: v.flag,
  Garden: v.flag,
  Attic: v.flag,
  Furnished: v.flag,
};

const lifeAnnuitySchema = z.object({
  Type: v.text,
  Ages: z.array(z.number().min(0).max(150)).max(10).nullish(),
  Gender: v.text,
  MonthlyRent: v.amount,
  Bouquet: v.amount,
  Indexed: v.flag,
  SurvivorRent: v.amount,
  MaxDuration: v.measure,
});

/** `Total` and up to seven categories named by the exporter, 0–10 each (product D16). */
const mobilityScoreSchema = z
  .object({ Total: z.number().min(0).max(10) })
  .catchall(z.number().min(0).max(10))
  .refine((score) => Object.keys(score).length <= 8, 'must not have more than seven categories');

const managerSchema = z.object({
  Name: v.shortText,
  Email: v.text,
  Phone: v.text,
  Photo: v.webUrl.nullish(),
  /** Codes of the languages that they speak, such as `nl` (product D22). */
  Languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/i, 'must be a code of two or three letters'))
    .max(20)
    .nullish(),
});

/** When a home is open to whoever comes, on one day (product D22). */
export const openDayRecordSchema = z
  .object({ Start: v.isoMoment, End: v.isoMoment, Note: v.text })
  .refine(({ Start, End }) => v.toBelgianDay(Start) === v.toBelgianDay(End), {
    path: ['End'],
    message: 'must be on the day of Start',
  });
export type OpenDayRecord = z.infer<typeof openDayRecordSchema>;

/** A document that the agency still needs from the owner of a property (product D22). */
const ownerDocumentRecordSchema = z.object({
  /** Tells it from the property's others, the same in each language. */
  Code: z.string().trim().min(1).max(60),
  /** What the owner reads. */
  Name: z.string().trim().min(1).max(200),
  Due: v.isoDay,
});
export type OwnerDocumentRecord = z.infer<typeof ownerDocumentRecordSchema>;

const areCodesUnique = (documents: readonly { Code: string }[]) =>
  new Set(documents.map(({ Code }) => Code)).size === documents.length;

const ownerDocuments = z
  .array(ownerDocumentRecordSchema)
  .max(30)
  .refine(areCodesUnique, 'must have each code once')
  .nullish();

/** A record of the list `details`: one per property and language; only ID and language are required (product D6). */
export const propertyDetailRecordSchema = z
  .object({
    ID: v.recordId,
    language: languageSchema,
    Title: v.text,
    Description: v.html,
    ...addressKeys,
    ...priceKeys,
    ...roomKeys,
    ...surfaceKeys,
    ...buildingKeys,
    ...energyKeys,
    ...financeKeys,
    ...equipmentKeys,
    ...riskKeys,
    ...permitKeys,
    ...amenityKeys,
    LifeAnnuity: lifeAnnuitySchema.nullish(),
    MobilityScore: mobilityScoreSchema.nullish(),
    Pictures: pictures,
    Documents: documents,
    VirtualTour: v.videoLink,
    Video: v.videoLink,
    OpenDays: z.array(openDayRecordSchema).max(50).nullish(),
    Manager: managerSchema.nullish(),
    OwnerEmail: v.text,
    OwnerDocuments: ownerDocuments,
    UnitName: v.text,
    Requirement: v.text,
    UnitStatus: v.text,
  })
  .meta({ id: 'PropertyDetail' });
export type PropertyDetailRecord = z.infer<typeof propertyDetailRecordSchema>;

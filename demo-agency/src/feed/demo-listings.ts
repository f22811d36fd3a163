import { RENT } from 'shared-kit/domain/goal';
import type { DocumentKind } from '../addresses/document-address.ts';
import { createAddress } from './facts/address.ts';
import { createAmenities } from './facts/amenities.ts';
import { createAnnuity } from './facts/annuity.ts';
import { buildingFor, type Building } from './facts/building.ts';
import { createEquipment } from './facts/equipment.ts';
import { createFinance } from './facts/finance.ts';
import { chooseMarquee } from './facts/marquee.ts';
import { createMobility } from './facts/mobility.ts';
import { createPermits } from './facts/permits.ts';
import { monthlyRent, salePrice } from './facts/price.ts';
import { toDemoRegion } from './facts/region.ts';
import { createRisk } from './facts/risk.ts';
import { createSize } from './facts/size.ts';
import { chooseStatus } from './facts/status.ts';
import { earlierPrices, type Asking } from './facts/earlier-prices.ts';
import { createEnergy } from './energy/energy.ts';
import { dealLabels, type LabelDealer } from './energy/deal-labels.ts';
import { toFamily, isHome, KINDS, type PropertyKind } from './kinds.ts';
import type { Listing } from './listing.ts';
import { documentsFor } from './media/documents.ts';
import { mediaLinks } from './media/links.ts';
import { createPictures } from './media/pictures.ts';
import { DEMO_MANAGERS } from './people/managers.ts';
import { findOwner } from './people/owners.ts';
import { choosePoints } from './points/choose-points.ts';
import { portfolio, type Slot } from './portfolio.ts';
import { computeFloors, projectUnit, type ProjectUnit } from './projects/project-unit.ts';
import { randomFor, type Random } from 'shared-kit/domain/seeded-random';
import { DEMO_SEED, DEMO_YEAR } from './seed.ts';

/** The newest listings are shown first: they have pictures and a title. */
const ALWAYS_COMPLETE = 1372;

/** Every listing of the demo agency, newest first, without texts. */
export function demoListings(): Listing[] {
  const dealLabel = dealLabels();
  return portfolio().map((slot) => demoListing(slot, dealLabel));
}

function demoListing(slot: Slot, dealLabel: LabelDealer): Listing {
  const topic = (name: string) => randomFor(DEMO_SEED, slot.id, name);
  const { id, goal, kind } = slot;
  const forRent = goal === RENT;
  const unit = slot.unit && projectUnit(slot.unit);
  const address = createAddress(slot, topic('address'));
  const { town } = address;
  const region = toDemoRegion(town);
  const size = createSize({
    kind,
    town,
    random: topic('size'),
    forRent,
    floor: unit?.floor,
    floors: unit && computeFloors(unit.project),
  });
  const dealt = hasEnergyCertificate(kind) ? dealLabel(region, unit !== null) : null;
  const performance = dealt?.performance ?? null;
  const building = unit ? newBuilding(unit) : buildingFor(kind, performance, forRent, topic('building'));
  const newBuild = building.constructionYear >= DEMO_YEAR - 2;
  const energy =
    dealt &&
    createEnergy({
      dealt,
      region,
      living: size.living ?? 0,
      newBuild,
      constructionYear: building.constructionYear,
      random: topic('energy'),
    });
  const equipment = createEquipment({
    kind,
    town,
    building,
    isUnit: unit !== null,
    performance,
    random: topic('equipment'),
  });
  const priceRequest = { kind, town, size, building, performance, random: topic('price') };
  const marketPrice = forRent ? monthlyRent(priceRequest) : salePrice(priceRequest);
  const annuity = createAnnuity(slot, marketPrice, topic('annuity'));
  const asking = createAsking(slot, annuity?.bouquet ?? marketPrice, topic('asking'));
  const status = chooseStatus(slot, unit?.status ?? null, topic('status'));
  const amenities = createAmenities({
    kind,
    size,
    building,
    equipment,
    performance,
    forRent,
    withCellar: unit?.project.cellars ?? false,
    random: topic('amenities'),
  });
  const discreet = goal !== RENT && status === null && !unit && topic('discreet').chance(0.025);
  // A certificate that is pending is no document yet.
  const documents = documentNames(kind, unit, topic('documents')).filter(
    (name) => name !== 'energy' || energy?.certificate !== 'pending',
  );
  const facts = {
    id, goal, kind, unit, region, size, building, energy, equipment, amenities, asking, status, annuity,
    earlierPrices: annuity ? [] : earlierPrices(status, asking, topic('earlier-prices')),
    family: toFamily(kind),
    webIds: listWebIds(kind, topic('practice')),
    reference: `${town.zip}-${id}${forRent ? 'L' : ''}`,
    address: discreet ? { ...address, published: false } : address,
    finance: createFinance({
      kind, region, forRent, newBuild, price: marketPrice, living: size.living,
      delivered: unit?.project.finished ?? true, annuity: annuity !== null, random: topic('finance'),
    }),
    risk: createRisk({ kind, region, forRent, constructionYear: building.constructionYear, hasGas: amenities.gas === true, random: topic('risk') }),
    permits: createPermits(kind, forRent, topic('permits')),
    mobility: topic('mobility').chance(0.8) ? createMobility(town, topic('mobility-scores')) : null,
    marquee: chooseMarquee({
      slot, status, discreet, annuity: annuity !== null, offersFrom: asking.startingFrom,
      holidayRegion: town.setting === 'coast' || ['Durbuy', 'La Roche-en-Ardenne', 'Spa'].includes(town.names.fr),
      random: topic('marquee'),
    }),
    links: mediaLinks(topic('links')),
    documents: documentsFor(id, documents, topic('document-access'), region),
    manager: topic('manager').pick(DEMO_MANAGERS),
    owner: findOwner(slot),
  }; // prettier-ignore
  const complete = id > ALWAYS_COMPLETE;
  return {
    ...facts,
    titled: complete || !topic('untitled').chance(0.05),
    pictures:
      complete || !topic('unphotographed').chance(0.04) ? createPictures(facts, topic('pictures')) : [],
    points: choosePoints(facts, topic('points')),
  };
}

const hasEnergyCertificate = (kind: PropertyKind) => isHome(kind) || kind === 'investment';

function newBuilding({ project }: ProjectUnit): Building {
  return { constructionYear: project.delivery, renovationYear: null, interior: 'new', exterior: 'new' };
}

/** Some homes are also suitable for a profession, and have both types (product D10: "2, 10"). */
function listWebIds(kind: PropertyKind, random: Random): readonly number[] {
  const [main] = KINDS[kind].webIds;
  const suits = ['ground-floor', 'house', 'terraced', 'village-house'].includes(kind);
  return suits && main !== undefined && random.chance(0.1) ? [main, 10] : KINDS[kind].webIds;
}

/** Rents are always shown (product L6); a few sale prices are on request, hidden or "from". */
function createAsking({ goal, kind, unit }: Slot, price: number, random: Random): Asking {
  const plain = { price, startingFrom: false, published: true, onDemand: false };
  if (goal === RENT) return plain;
  const draw = random.next();
  if (draw < 0.03) return { ...plain, onDemand: true };
  if (draw < 0.055) return { ...plain, published: false };
  if (draw < (unit || kind === 'land' ? 0.2 : 0.11)) return { ...plain, startingFrom: true };
  return plain;
}

function documentNames(kind: PropertyKind, unit: ProjectUnit | null, random: Random): DocumentKind[] {
  if (unit) return ['plans', 'specifications'];
  if (kind === 'land') return random.chance(0.5) ? ['plans', 'planning'] : [];
  if (random.chance(0.55)) return [];
  return isHome(kind) ? ['energy', 'electricity', 'plans'] : ['plans'];
}

import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import {
  COMPASS_WORDS,
  CONDITION_WORDS,
  FRAME_WORDS,
  GLAZING_WORDS,
  HEATING_WORDS,
  KITCHEN_WORDS,
  ROOF_WORDS,
} from '../lexicon/equipment-words.ts';
import type { Listing } from '../listing.ts';

type Keys = Partial<PropertyDetailRecord>;

export function roomKeys({ size, family }: Listing): Keys {
  if (family === 'land') return {};
  return {
    BedRooms: size.bedrooms,
    BathRooms: size.bathrooms,
    ShowerRooms: size.showerRooms,
    Toilets: size.toilets,
    Garages: size.garages,
    Parkings: size.parkings,
  };
}

export function surfaceKeys({ size }: Listing): Keys {
  return {
    SurfaceTotal: size.total,
    SurfaceGround: size.ground,
    SurfaceLiving: size.living,
    SurfaceGarden: size.garden,
    SurfaceTerrace: size.terrace,
    SurfaceStore: size.store,
    SurfaceConstructed: size.constructed,
  };
}

/** Land has a width and sides, but neither years nor storeys. */
export function buildingKeys({ size, building, family }: Listing): Keys {
  const plot = { WidthPlot: size.widthPlot, WidthFront: size.widthFront, Facades: size.facades };
  if (family === 'land') return plot;
  return {
    ...plot,
    ConstructionYear: building.constructionYear,
    RenovationYear: building.renovationYear,
    Floor: size.floor,
    NumberOfFloors: size.floors,
  };
}

export function equipmentKeys({ equipment, building, size, family }: Listing, language: Language): Keys {
  const { heating, kitchen, roof, frames, glazing, rear } = equipment;
  const orientation = COMPASS_WORDS[rear][language];
  const built = family !== 'land' && family !== 'garage';
  return {
    Heating: heating && HEATING_WORDS[heating][language],
    Kitchen: kitchen && KITCHEN_WORDS[kitchen][language],
    RoofMaterial: roof && ROOF_WORDS[roof][language],
    RoofCondition: built ? CONDITION_WORDS[building.exterior][language] : null,
    WindowFrame: frames && FRAME_WORDS[frames][language],
    WindowGlazing: glazing && GLAZING_WORDS[glazing][language],
    InteriorCondition: built ? CONDITION_WORDS[building.interior][language] : null,
    ExteriorCondition: built ? CONDITION_WORDS[building.exterior][language] : null,
    OrientationTerrace: size.terrace ? orientation : null,
    OrientationGarden: size.garden ? orientation : null,
    OrientationRear: family === 'garage' ? null : orientation,
  };
}

import {
  PHASE_STATUSES,
  type ProjectCard,
  type ProjectDetail,
  type ProjectUnit,
} from 'shared-kit/contracts/api/project';
import type { Language } from 'shared-kit/domain/languages';
import type { CardContext } from '../listings/card/listing-place.ts';
import { projectSlugs } from '../listings/card/listing-slugs.ts';
import { borrowedLanguage } from '../listings/borrowed-language.ts';
import { shownPicture, listPictures, shownDocuments } from '../listings/property/shown-media.ts';
import { shownPlace } from '../listings/shown-place.ts';
import { shownAddress } from '../listings/property/shown-address.ts';
import { chooseCover, mergedFacts } from './project-card.ts';
import type { ProjectRecords } from './project-records.ts';
import { inPriceListOrder } from './shown-unit.ts';
import type { ProjectFacts } from './visible-project.ts';

/** A project with everything that its page shows. */
export function projectDetail(
  card: ProjectCard,
  records: ProjectRecords,
  units: ProjectUnit[],
  context: CardContext,
): ProjectDetail {
  const facts = mergedFacts(records, context);
  const descriptionLanguage = borrowedLanguage(records, ({ Description }) => Description, context);
  const situationLanguage = borrowedLanguage(records, ({ Situation }) => Situation, context);
  const phasesLanguage = borrowedLanguage(records, ({ Phases }) => Phases, context);
  const place = shownPlace(facts);
  const shownUnits = facts.PublishAddress === true ? units : units.map(withoutPlace);
  return {
    ...card,
    slugsByLanguage: slugsByLanguage(records, context),
    description: facts.Description ?? '',
    ...(descriptionLanguage && { descriptionLanguage }),
    situation: facts.Situation ?? '',
    ...(situationLanguage && { situationLanguage }),
    address: shownAddress(facts, { name: card.city, zip: card.zip }, context.language),
    ...(place && { place }),
    ...toPhases(facts, units),
    ...(phasesLanguage && { phasesLanguage }),
    pictures: listPictures(facts, chooseCover(facts)).map((picture) => shownPicture(picture, card.name)),
    documents: shownDocuments(facts),
    priceList: inPriceListOrder(shownUnits),
  };
}

/** Of a project whose address is not published, no unit tells where it is. */
const withoutPlace = ({ place: _, ...unit }: ProjectUnit): ProjectUnit => unit;

/** Names of a project in its path in each language in use. */
export function slugsByLanguage(
  records: ProjectRecords,
  context: Pick<CardContext, 'config'>,
): ProjectDetail['slugsByLanguage'] {
  const slugsIn = (language: Language) => {
    const { City, Name } = mergedFacts(records, { ...context, language });
    return projectSlugs(language, City, Name ?? '');
  };
  return Object.fromEntries(context.config.languages.inUse.map((language) => [language, slugsIn(language)]));
}

/** The phases of a project as the feed has them; units that are not in its price list are left out (product N9). */
function toPhases({ Phases }: ProjectFacts, units: readonly ProjectUnit[]): Pick<ProjectDetail, 'phases'> {
  if (!Phases?.length) return {};
  const known = new Set(units.map(({ id }) => id));
  return {
    phases: Phases.map(({ Name, Status, Delivery, Units }) => {
      const wording = Status?.trim() || null;
      const status = PHASE_STATUSES.find((name) => name === wording?.toLowerCase()) ?? null;
      return {
        name: Name,
        status,
        statusText: status ? null : wording,
        delivery: Delivery?.trim() || null,
        unitIds: [...new Set(Units)].filter((id) => known.has(id)),
      };
    }),
  };
}

import type { ProjectCard, ProjectDetail, ProjectUnit } from 'shared-kit/contracts/api/project';
import { projectPath } from 'shared-kit/domain/property-path';
import type { Language } from 'shared-kit/domain/languages';
import type { CardContext } from '../listings/card/listing-card.ts';
import { borrowedLanguage } from '../listings/borrowed-language.ts';
import { shownPicture } from '../listings/card/shown-picture.ts';
import { shownAddress } from '../listings/property/shown-address.ts';
import { picturesOf, shownDocuments } from '../listings/property/shown-media.ts';
import { coverOf, mergedFacts } from './project-card.ts';
import type { ProjectRecords } from './project-records.ts';
import { inPriceListOrder } from './shown-unit.ts';

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
  return {
    ...card,
    paths: pathsOf(records, context),
    description: facts.Description ?? '',
    ...(descriptionLanguage && { descriptionLanguage }),
    situation: facts.Situation ?? '',
    ...(situationLanguage && { situationLanguage }),
    address: shownAddress(facts, { name: card.city, zip: card.zip }, context.language),
    pictures: picturesOf(facts, coverOf(facts)).map((picture) =>
      shownPicture(picture, context.colours.get(picture.id), card.name),
    ),
    documents: shownDocuments(facts),
    priceList: inPriceListOrder(units),
  };
}

/** The page of the project in every language in use, for the language switch. */
function pathsOf(records: ProjectRecords, context: CardContext): ProjectDetail['paths'] {
  const pathIn = (language: Language) => {
    const { ID: id, City: city, Name } = mergedFacts(records, { ...context, language });
    return projectPath({ language, city, name: Name ?? '', id });
  };
  return Object.fromEntries(context.config.languages.inUse.map((language) => [language, pathIn(language)]));
}

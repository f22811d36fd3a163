import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { checkLanguageInUse } from '../../configuration/language-in-use.ts';
import { serveOperation } from '../../http/contract-routes.ts';
import type { AnswerCache } from '../listings/answers/answer-cache.ts';
import type { ListingData } from '../listings/listing-data.ts';
import type { CatalogueReads } from '../listings/read-model/catalogue-reads.ts';
import { findProject, listProjects, type ProjectSource } from './find-projects.ts';
import { projectDataSource } from './project-data.ts';

interface ProjectsDependencies {
  reads: CatalogueReads;
  config: AgencyConfig;
  answers: AnswerCache;
}

/** `GET /api/projects` and `/api/projects/{id}`. */
export function projectsRouter({ reads, config, answers }: ProjectsDependencies): Router {
  const dataOfVersion = projectDataSource(reads, config);
  const router = Router();

  /** What was read before is not read within another reading. */
  const readIn = async <Result>(
    language: Language,
    { version, vocabulary }: ListingData,
    read: (source: ProjectSource) => Promise<Result>,
  ) => {
    const data = await dataOfVersion(version);
    return reads.at(version, (database) => read({ database, config, vocabulary, language, data }));
  };
  serveOperation(router, operations.listProjects, ({ lang }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`projects ${language}`, (data) => readIn(language, data, listProjects));
  });
  serveOperation(router, operations.getProject, ({ id, lang }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`project ${language} ${id}`, (data) =>
      readIn(language, data, (source) => findProject(source, id)),
    );
  });

  return router;
}

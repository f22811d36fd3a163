import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { checkLanguageInUse } from '../../configuration/language-in-use.ts';
import { serveOperation } from '../../http/operation-route.ts';
import type { AnswerCache } from '../listings/answers/answer-cache.ts';
import type { ListingData } from '../listings/listing-data.ts';
import { findProject, listProjects } from './find-projects.ts';
import { projectDataSource } from './project-data.ts';

interface ProjectsDependencies {
  database: Database;
  config: AgencyConfig;
  answers: AnswerCache;
}

/** `GET /api/projects` and `/api/projects/{id}`. */
export function projectsRouter({ database, config, answers }: ProjectsDependencies): Router {
  const dataOfVersion = projectDataSource(database, config);
  const router = Router();

  const sourceIn = async (language: Language, { version, vocabulary }: ListingData) => ({
    database,
    config,
    vocabulary,
    language,
    data: await dataOfVersion(version),
  });
  serveOperation(router, operations.listProjects, ({ lang }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`projects ${language}`, async (data) => listProjects(await sourceIn(language, data)));
  });
  serveOperation(router, operations.getProject, ({ id, lang }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`project ${language} ${id}`, async (data) =>
      findProject(await sourceIn(language, data), id),
    );
  });

  return router;
}

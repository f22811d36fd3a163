import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../database/database.ts';
import type { AgencyConfig } from '../content/agency-config.ts';
import { checkLanguageInUse } from '../content/language-in-use.ts';
import { serveOperation } from '../http/operation-route.ts';
import type { AnswerCache } from '../listings/answers/answer-cache.ts';
import { vocabularyOfVersion } from '../listings/vocabulary/vocabulary.ts';
import { findProject, listProjects } from './find-projects.ts';
import { projectDataSource } from './project-data.ts';

interface ProjectsDependencies {
  database: Database;
  config: AgencyConfig;
  answers: AnswerCache;
}

/** `GET /api/projects` and `/api/projects/{id}`. */
export function projectsRouter({ database, config, answers }: ProjectsDependencies): Router {
  const vocabularyOf = vocabularyOfVersion(database, config);
  const dataOfVersion = projectDataSource(database, config);
  const router = Router();

  const sourceIn = async (language: Language, version: number) => {
    const [vocabulary, data] = await Promise.all([vocabularyOf(version), dataOfVersion(version)]);
    return { database, config, vocabulary, language, data };
  };
  serveOperation(router, operations.listProjects, ({ lang }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`projects ${language}`, async (version) =>
      listProjects(await sourceIn(language, version)),
    );
  });
  serveOperation(router, operations.getProject, ({ id, lang }) => {
    const language = checkLanguageInUse(config, lang);
    return answers.get(`project ${language} ${id}`, async (version) =>
      findProject(await sourceIn(language, version), id),
    );
  });

  return router;
}

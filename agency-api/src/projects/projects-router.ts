import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Language } from 'shared-kit/domain/languages';
import type { AppDependencies } from '../app-dependencies.ts';
import { checkLanguageInUse } from '../http/language-in-use.ts';
import { serveOperation } from '../http/operation-route.ts';
import { vocabularySource } from '../listings/vocabulary/vocabulary.ts';
import { findProject, listProjects } from './find-projects.ts';
import { projectDataSource } from './project-data.ts';

/** `GET /api/projects` and `/api/projects/{id}`. */
export function projectsRouter({ database, config }: Pick<AppDependencies, 'database' | 'config'>): Router {
  const vocabularyNow = vocabularySource(database, config);
  const dataOfVersion = projectDataSource(database, config);
  const router = Router();

  const sourceIn = async (lang: Language) => {
    const language = checkLanguageInUse(config, lang);
    const vocabulary = await vocabularyNow();
    return { database, config, vocabulary, language, data: await dataOfVersion(vocabulary.version) };
  };
  serveOperation(router, operations.listProjects, async ({ lang }) => listProjects(await sourceIn(lang)));
  serveOperation(router, operations.getProject, async ({ id, lang }) =>
    findProject(await sourceIn(lang), id),
  );

  return router;
}

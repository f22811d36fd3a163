import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { AppDependencies } from '../app-dependencies.ts';
import { checkLanguageInUse } from '../http/language-in-use.ts';
import { serveOperation } from '../http/operation-route.ts';
import { vocabularySource } from '../listings/vocabulary/vocabulary.ts';
import { findProject, listProjects } from './find-projects.ts';

/** `GET /api/projects` and `/api/projects/{id}`. */
export function projectsRouter({ database, config }: Pick<AppDependencies, 'database' | 'config'>): Router {
  const vocabularyNow = vocabularySource(database, config);
  const router = Router();

  serveOperation(router, operations.listProjects, async ({ lang }) =>
    listProjects(database, config, await vocabularyNow(), checkLanguageInUse(config, lang)),
  );
  serveOperation(router, operations.getProject, async ({ id, lang }) => {
    checkLanguageInUse(config, lang);
    return findProject(database, config, await vocabularyNow(), { id, lang });
  });

  return router;
}

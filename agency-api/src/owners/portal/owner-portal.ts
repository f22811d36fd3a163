import { Router } from 'express';
import { accountRouter } from '../auth/account-router.ts';
import { authRouter, type AuthDependencies } from '../auth/auth-router.ts';
import { createCurrentOwner } from '../auth/current-owner.ts';
import { emailChangeRouter } from '../auth/email-change/email-change-router.ts';
import { secondFactorRouter } from '../auth/second-factor/second-factor-router.ts';
import { ownerLinkRouter } from '../auth/owner-link-router.ts';
import { ownerAccess, type OwnerAccessDependencies } from '../auth/owner-access.ts';
import { visitsRouter, type VisitsDependencies } from '../visits/visits-router.ts';
import { ownerDocumentsRouter } from './documents/owner-documents-router.ts';
import { ownersRouter } from './owners-router.ts';

/** Everything for owners (product O1, O2, O4): signing in, their properties, and the visits that are counted for them. */
export function ownerPortal(
  dependencies: AuthDependencies & OwnerAccessDependencies & VisitsDependencies,
): Router {
  const access = ownerAccess(dependencies);
  const currentOwner = createCurrentOwner(dependencies.database, access);
  return Router().use(
    authRouter(dependencies, access),
    ownerLinkRouter(dependencies.database),
    accountRouter(dependencies, access),
    secondFactorRouter(dependencies, access),
    emailChangeRouter(dependencies, access),
    ownersRouter(dependencies, currentOwner),
    ownerDocumentsRouter(dependencies, currentOwner, access),
    visitsRouter(dependencies, currentOwner),
  );
}

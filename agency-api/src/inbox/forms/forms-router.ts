import { Router } from 'express';
import { commands, type FormCommandId } from 'shared-kit/contracts/api/commands';
import { formOfPath, withRequired } from 'shared-kit/contracts/api/forms/required-fields';
import { noForeignOrigin, siteAddress } from '../../http/site-origin.ts';
import { newChallenge } from '../captcha/own-captcha.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { serveCommand } from '../../http/contract-routes.ts';
import { FORMS } from './form-definitions.ts';
import { formReceiver, type FormsDependencies } from './receive-form.ts';
import { isTrial, trialReceiver } from './trial-forms.ts';

/** `POST /api/forms/…`, one path for each form, and `GET /api/forms/captcha`. */
export function formsRouter(dependencies: FormsDependencies): Router {
  const { database, config, publicUrl } = dependencies;
  const receive = formReceiver(dependencies);
  const tryOut = trialReceiver(dependencies);
  const router = Router();
  router.use('/api/forms', noForeignOrigin(publicUrl));
  for (const form of FORMS)
    serveCommand(router, asConfigured(commands[form.command], config), (body, request) => {
      const take = isTrial(request) ? tryOut : receive;
      return take(form, { body, address: request.ip ?? '', site: siteAddress(request, publicUrl) });
    });
  router.get('/api/forms/captcha', async (_request, response) => {
    const challenge = await newChallenge(await siteSecret(database, 'forms'));
    response.set('cache-control', 'no-store').json(challenge);
  });
  return router;
}

/** With the fields that the agency requires (product V44). */
function asConfigured(command: (typeof commands)[FormCommandId], { forms }: AgencyConfig) {
  const body = withRequired(command.body as never, forms.required[formOfPath(command.path)!]);
  return { ...command, body } as typeof command;
}

import { data, redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { portalPath, sendDocument, type DocumentName, type DocumentRefusal } from './send-document.ts';

/** Why a document was not sent without JavaScript, and which. */
export interface DocumentAnswer extends DocumentName {
  document: DocumentRefusal;
}

const STATUS: Record<DocumentRefusal['kind'], number> = {
  refused: 422,
  'too-many': 429,
  unsent: 503,
  'sign-in-failed': 401,
  'signed-out': 401,
  'link-expired': 422,
};

/** A document that was sent without JavaScript: its files are uploaded already, or were refused. */
export async function documentAction({ api, form, href, url }: PageActionArgs) {
  const name = { propertyId: Number(form.get('propertyId')), code: form.get('code') ?? '' };
  const refusal = await sendDocument(api, name, { value: form.getAll('files'), isAnyRefused: false });
  if (refusal)
    return data({ ...name, document: refusal } satisfies DocumentAnswer, { status: STATUS[refusal.kind] });
  throw redirect(portalPath(href, url.search), 303);
}

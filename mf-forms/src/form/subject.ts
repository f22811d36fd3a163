import { isApiProblem } from 'shared-kit/api-client';
import type { RequestableDocument } from 'shared-kit/contracts/api/property';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import type { ApplicationField } from 'shared-kit/domain/application-fields';
import { listingLink, projectLink } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';
import { sentId } from './form-values.ts';

/** The property or project that a question is about. */
export interface Subject {
  kind: 'property' | 'project';
  id: number;
  title: string;
  /** The agency's own number for it: a property's reference, a project's number. */
  reference: string;
  /** Its page, if that is live. */
  path: string | undefined;
  /** What an application for it asks; absent where nobody applies. */
  application?: ApplicationField[] | undefined;
  /** Documents that are sent on request. */
  documents?: RequestableDocument[] | undefined;
}

type Args = Pick<PageLoaderArgs, 'api' | 'href' | 'language' | 'signal' | 'url'>;

/** The subject that the address names; undefined when it names none, or one that is no longer offered. */
export async function findSubject(args: Args): Promise<Subject | undefined> {
  try {
    return (await propertySubject(args)) ?? (await projectSubject(args));
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) return undefined;
    throw error;
  }
}

/** The property that the address names with `?property=1399`; undefined when it names none that is offered. */
export async function findProperty(args: Args): Promise<Subject | undefined> {
  const subject = await findSubject(args);
  return subject?.kind === 'property' ? subject : undefined;
}

async function propertySubject({ api, href, language, signal, url }: Args): Promise<Subject | undefined> {
  const id = sentId(url.searchParams.get('property'));
  if (id === undefined) return undefined;
  const { property } = await api.get('getProperty', { params: { id }, query: { lang: language }, signal });
  return {
    kind: 'property',
    id,
    title: listingName(property),
    reference: property.reference,
    path: href(...listingLink(property)),
    application: property.application ?? undefined,
    documents: property.documentsOnRequest,
  };
}

async function projectSubject({ api, href, language, signal, url }: Args): Promise<Subject | undefined> {
  const id = sentId(url.searchParams.get('project'));
  if (id === undefined) return undefined;
  const { project } = await api.get('getProject', { params: { id }, query: { lang: language }, signal });
  const title = [project.name.trim(), project.city].filter(Boolean).join(', ');
  return { kind: 'project', id, title, reference: String(id), path: href(...projectLink(project)) };
}

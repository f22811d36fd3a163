import { isApiProblem } from 'shared-kit/api-client';
import type { VisitTimes } from 'shared-kit/contracts/api/appointments';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { type Subject, findProperty } from '../form/subject.ts';
import { sentId } from '../form/form-values.ts';

export interface AppointmentData {
  /** Undefined where the address names no property that is offered. */
  property: Subject | undefined;
  times: VisitTimes | undefined;
}

/** The page that books a visit of the property of `?property=1399`. */
export async function loader(args: PageLoaderArgs): Promise<AppointmentData> {
  const [property, times] = await Promise.all([findProperty(args), loadTimes(args)]);
  return { property, times };
}

async function loadTimes({ api, language, signal, url }: PageLoaderArgs): Promise<VisitTimes | undefined> {
  const id = sentId(url.searchParams.get('property'));
  if (id === undefined) return undefined;
  try {
    return await api.get('getVisitTimes', { params: { id }, query: { lang: language }, signal });
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) return undefined;
    throw error;
  }
}

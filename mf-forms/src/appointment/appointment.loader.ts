import { isApiProblem } from 'shared-kit/api-client';
import type { VisitTimes } from 'shared-kit/contracts/api/appointments';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { findSubject } from '../contact/subject.ts';
import type { Subject } from '../contact/subject.ts';

export interface AppointmentData {
  /** Undefined where the address names no property that is offered. */
  property: Subject | undefined;
  times: VisitTimes | undefined;
}

/** The page that books a visit of the property of `?property=1399`. */
export async function loader(args: PageLoaderArgs): Promise<AppointmentData> {
  const [subject, times] = await Promise.all([findSubject(args), timesOf(args)]);
  return {
    property: subject?.kind === 'property' ? subject : undefined,
    times,
  };
}

async function timesOf({ api, language, signal, url }: PageLoaderArgs): Promise<VisitTimes | undefined> {
  const id = url.searchParams.get('property') ?? '';
  if (!/^\d{1,9}$/.test(id)) return undefined;
  try {
    return await api.get('getVisitTimes', { params: { id: Number(id) }, query: { lang: language }, signal });
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) return undefined;
    throw error;
  }
}

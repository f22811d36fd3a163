import type { ProjectRecord, ProjectDetailRecord } from 'shared-kit/contracts/feed/list-records';
import type { UnknownKey } from 'shared-kit/contracts/feed/feed';
import { cleanHtml, Stage, unknownKeysColumn } from './stage.ts';
import { computeDigest } from './digest.ts';
import { bareStagedPicture, stagedPicture } from '../records/staged-picture.ts';

export const createProjectStage = () =>
  new Stage('staged_projects', {
    project_id: 'integer',
    project: 'json',
    pictures: 'json',
    unknown_keys: 'json',
    digest: 'text',
  });

export function projectRow(record: ProjectRecord, unknownKeys: UnknownKey[]) {
  const cover = record.SmallPicture && bareStagedPicture(record.SmallPicture, record.WebIDName, 'cover');
  return {
    project_id: record.ID,
    project: JSON.stringify(record),
    pictures: cover ? JSON.stringify([cover]) : null,
    unknown_keys: unknownKeysColumn(unknownKeys),
    digest: computeDigest([record, unknownKeys]),
  };
}

export const createProjectDetailStage = () =>
  new Stage('staged_project_details', {
    project_id: 'integer',
    detail: 'json',
    pictures: 'json',
    unknown_keys: 'json',
    digest: 'text',
  });

export function projectDetailRow(record: ProjectDetailRecord, unknownKeys: UnknownKey[]) {
  const detail = {
    ...record,
    Description: record.Description && cleanHtml(record.Description),
    Situation: record.Situation && cleanHtml(record.Situation),
  };
  return {
    project_id: detail.ID,
    detail: JSON.stringify(detail),
    pictures: JSON.stringify((detail.Pictures ?? []).map(stagedPicture)),
    unknown_keys: unknownKeysColumn(unknownKeys),
    digest: computeDigest([detail, unknownKeys]),
  };
}

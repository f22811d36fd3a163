import type { DocumentRecord, PictureRecord } from 'shared-kit/contracts/feed/feed-values';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import type { Listing } from '../listing.ts';
import type { DemoDocument } from '../media/documents.ts';
import { PICTURE_SIZE, type DemoPicture } from '../media/pictures.ts';
import { typeset } from '../words/typography.ts';

export function mediaKeys(
  { pictures, documents, links }: Listing,
  language: Language,
): Partial<PropertyDetailRecord> {
  return {
    Pictures: pictureRecords(pictures, language),
    Documents: documentRecords(documents, language),
    VirtualTour: links.virtualTour,
    Video: links.video,
  };
}

export function pictureRecords(pictures: readonly DemoPicture[], language: Language): PictureRecord[] {
  return pictures.map(({ id, url, name, kind, takenOn }) => ({
    ID: id,
    Url: url,
    Name: typeset(name[language], language),
    Width: PICTURE_SIZE.width,
    Height: PICTURE_SIZE.height,
    Kind: kind,
    ...(takenOn && { Date: takenOn }),
  }));
}

export function documentRecords(documents: readonly DemoDocument[], language: Language): DocumentRecord[] {
  return documents.map(({ id, name, url, isPublic }) => ({
    ID: id,
    Name: name[language],
    Url: url[language],
    Public: isPublic,
  }));
}

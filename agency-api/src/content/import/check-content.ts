import * as z from 'zod';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyContent } from '../agency-content.ts';
import {
  ARTICLES_FOLDER,
  CONTENT_FILES,
  PAGES_FOLDER,
  PICTURES_FOLDER,
  TESTIMONIALS_FOLDER,
  VIDEOS_FOLDER,
} from '../content-files.ts';
import { pageFileSchema, type PageFile } from '../schemas/page.ts';
import { namedLinks, type NamedLink } from '../named-links.ts';
import { linkRule, type LinkTargets } from './check-links.ts';
import { pageFaults, shadowedPaths } from './check-pages.ts';
import type { LivePage } from './content-bundle.ts';
import { RejectedContent, type ContentFault } from './content-faults.ts';
import { fillInPaths } from './default-paths.ts';
import { exportedMenu } from './exported-menu.ts';
import type { FolderFiles } from './folder-files.ts';
import { fillInVideo, folderVideos } from './folder-videos.ts';
import { fillInPictures, folderPictures, type FolderPictures } from './measure-pictures.ts';
import { contradictions, readOriginalFields } from './original-fields.ts';
import { rawPages } from './raw-pages.ts';
import { jsonValue, type RawPage, type RawValue } from './raw-value.ts';

/** A content folder that can be stored. */
export interface CheckedContent {
  content: AgencyContent;
  /** Bytes of the pictures by their source. */
  pictures: ReadonlyMap<string, Buffer>;
  /** The same of the videos. */
  videos: ReadonlyMap<string, Buffer>;
  warnings: string[];
}

interface Given {
  livePages: readonly LivePage[] | null;
  /** Languages in use. */
  languages: readonly Language[];
  /** File of the agency's logo. */
  logo?: string | undefined;
}

/** Checks a content folder as a whole. Throws `RejectedContent` with every fault by file and line. */
export async function checkContent(files: FolderFiles, given: Given): Promise<CheckedContent> {
  const faults: ContentFault[] = unknownFiles(files);
  const pictures = await folderPictures(files);
  const videos = folderVideos(files);
  faults.push(...pictures.faults, ...videos.faults);

  const frame = frameValues(files, faults);
  const exported = frame.menu && exportedMenu(frame.menu.raw);
  if (exported) delete frame.menu;
  const ofFiles = rawPages(files);
  const raw = [...ofFiles.pages, ...(exported?.pages ?? [])];
  faults.push(...ofFiles.faults, ...(exported?.faults ?? []), ...doubleKeys(raw));
  const original = raw.map(readOriginalFields);
  fillInPaths(raw);
  const checkedFrame = Object.fromEntries(
    Object.entries(frame).map(([key, { raw: value, schema }]) => [
      key,
      check(value, schema, pictures, faults),
    ]),
  );
  faults.push(...raw.flatMap((page) => fillInVideo(page, videos)));
  const pages = raw.map((page) => check(page, pageFileSchema, pictures, faults) as PageFile);
  if (faults.length > 0) throw new RejectedContent(faults);

  const menu = exported?.createMenu(pages.slice(ofFiles.pages.length));
  const content = { ...checkedFrame, ...(menu && { menu }), pages } as AgencyContent;
  const places = { frame, pages: new Map(raw.map((page) => [page.key, page])) };
  const { faults: dead, warnings } = deadLinks(content, raw, places, given);
  const wrong = pageFaults(pages).map(({ page, path, rule }) => ({
    ...(places.pages.get(page)?.findPlace(path) ?? { file: `${PAGES_FOLDER}/${page}.json` }),
    rule,
  }));
  if (wrong.length + dead.length > 0) throw new RejectedContent([...wrong, ...dead]);
  return {
    content,
    pictures: pictures.bytes,
    videos: videos.bytes,
    warnings: [
      ...original.flatMap(({ warnings: told }) => told),
      ...pages.flatMap((page, index) =>
        contradictions(page, original[index]!.compared, {
          pages,
          menu: content.menu.entries,
          logoFile: given.logo?.split('/').at(-1),
        }),
      ),
      ...warnings,
      ...shadowedPaths(pages, given.livePages ?? []),
    ],
  };
}

type Frame = Record<string, { raw: RawValue; schema: z.ZodType }>;

function frameValues(files: FolderFiles, faults: ContentFault[]): Frame {
  const frame: Frame = {};
  for (const [key, { name, schema, default: standIn }] of Object.entries(CONTENT_FILES)) {
    if (!files.has(name) && standIn !== undefined) {
      frame[key] = { raw: { file: name, value: standIn, findPlace: () => ({ file: name }) }, schema };
      continue;
    }
    const read = jsonValue(files, name);
    if ('fault' in read) faults.push(read.fault);
    else {
      const { value, source } = read;
      frame[key] = {
        raw: { file: name, value, findPlace: (path) => ({ file: name, line: source.findLine(path) }) },
        schema,
      };
    }
  }
  return frame;
}

const FOLDERS = [PAGES_FOLDER, ARTICLES_FOLDER, TESTIMONIALS_FOLDER, PICTURES_FOLDER, VIDEOS_FOLDER];
const ROOT_FILES: readonly string[] = Object.values(CONTENT_FILES).map(({ name }) => name);

/** A misspelt name must not go unnoticed. README files and hidden ones are not content. */
function unknownFiles(files: FolderFiles): ContentFault[] {
  const rule = `is no file of the content: those are ${ROOT_FILES.join(', ')}, and files in ${FOLDERS.join(', ')}`;
  return [...files.keys()]
    .filter((file) => !ROOT_FILES.includes(file) && !FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
    .map((file) => ({ file, rule }));
}

function doubleKeys(pages: readonly RawPage[]): ContentFault[] {
  const seen = new Map<string, RawPage>();
  return pages.flatMap((page) => {
    const { key, file, findPlace } = page;
    const other = seen.get(key);
    seen.set(key, other ?? page);
    if (!other) return [];
    const place = other.file === file ? `line ${other.findPlace(['page']).line}` : other.file;
    return [{ ...findPlace(['page']), rule: `${place} is the page "${key}" already` }];
  });
}

function check(raw: RawValue, schema: z.ZodType, pictures: FolderPictures, faults: ContentFault[]): unknown {
  faults.push(...fillInPictures(raw, pictures));
  const { success, data, error } = schema.safeParse(raw.value);
  if (!success)
    faults.push(
      ...error.issues.map(({ path, message }) => ({
        ...raw.findPlace(path),
        rule: `${z.core.toDotPath(path) || 'the file'}: ${message}`,
      })),
    );
  return data;
}

function deadLinks(
  content: AgencyContent,
  raw: readonly RawPage[],
  places: { frame: Frame; pages: ReadonlyMap<string, RawPage> },
  { livePages, languages }: Given,
) {
  const targets: LinkTargets = { pages: content.pages, livePages, languages };
  // A menu that was exported leads to its own pages, which a language may lack.
  const findPlace = ({ in: where, path, name }: NamedLink) =>
    'page' in where
      ? places.pages.get(where.page)!.findPlace(path)
      : (places.frame[where.file]?.raw.findPlace(path) ?? places.pages.get(name)!.findPlace(['paths']));
  const links = [
    ...namedLinks(content)
      .filter((link) => !isOfMarkdown(link, content))
      .map((link) => ({ name: link.name, place: findPlace(link) })),
    ...raw.flatMap(({ linkNames }) => linkNames.map(({ name, ...place }) => ({ name, place }))),
  ];
  const faults: ContentFault[] = [];
  const unchecked = new Set<string>();
  for (const { name, place } of links) {
    const found = linkRule(name, targets);
    if (found === 'unchecked') unchecked.add(name);
    else if (found) faults.push({ ...place, rule: found.rule });
  }
  const warnings =
    unchecked.size > 0
      ? [
          `not checked against the live releases, which are not known here: ${[...unchecked].sort().join(', ')}`,
        ]
      : [];
  return { faults, warnings };
}

/** Links in texts of articles are known by their line before they are HTML. */
const isOfMarkdown = ({ in: where, path }: NamedLink, { pages }: AgencyContent) =>
  'page' in where &&
  path[2] === 'description' &&
  pages.some(({ page, article }) => page === where.page && article !== null);

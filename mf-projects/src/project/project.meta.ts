import type { ProjectResponse } from 'shared-kit/contracts/api/project';
import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { cutDescription } from 'shared-kit/domain/description-cut';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import { projectLink } from 'shared-kit/domain/project-link';
import { SECTION_NAMES } from 'shared-kit/domain/sections';
import { projectJsonLd } from './project.json-ld.ts';
import { projectName } from '../format/project-name.ts';

/** Head and breadcrumb of the page. */
export function meta({ data, href, language, site, text, url }: PageMetaArgs<ProjectResponse>): PageMeta {
  const { project } = data;
  const name = projectName(project, text);
  const title = text('project.title', { name, city: project.city });
  const description = cutDescription(project.description) || title;
  const picture = project.pictures[0] ?? project.picture;
  const breadcrumb = [{ label: SECTION_NAMES.projects[language], path: href('projects') }, { label: name }];
  return {
    title,
    description,
    paths: localizedPaths(site.languages, (other) => {
      const slugs = project.slugsByLanguage[other];
      return slugs && href(...projectLink({ id: project.id, slugs }), other);
    }),
    ...(picture && { image: picture.url, imageAlt: picture.alt }),
    jsonLd: projectJsonLd({
      project,
      address: new URL(href(...projectLink(project))!, url).href,
      name,
      description,
      breadcrumb,
      agency: site.agency,
    }),
    breadcrumb,
    banner: 'breadcrumb',
  };
}

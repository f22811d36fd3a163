import { projectLink } from 'shared-kit/domain/listing-link';
import { Slot, useHost } from 'composer/host';
import { Gallery, NoPictures } from 'shared-kit/ui/gallery/gallery';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { PrintFoot } from 'shared-kit/ui/print-foot/print-foot';
import { RichText } from 'shared-kit/ui/rich-text/rich-text';
import { useText } from 'shared-kit/ui/text';
import type { ProjectDetail, ProjectCard } from 'shared-kit/contracts/api/project';
import { addressLine } from 'shared-kit/domain/region';
import { ListingHeader } from 'shared-kit/ui/listing-header/listing-header';
import { DocumentList } from 'shared-kit/ui/document-list/document-list';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { SoldOutRibbon, transitionName } from '../card/project-card.tsx';
import { typeNames } from '../format/project-texts.ts';
import { projectName } from '../format/project-name.ts';
import { Phases } from '../phases/phases.tsx';
import { PlaceSection } from '../place/place-section.tsx';
import { PriceList } from '../price-list/price-list.tsx';
import { ProjectGrid } from '../card/project-grid.tsx';
import { ProjectContactBar } from './contact-bar.tsx';
import { FactPanel } from './fact-panel.tsx';
import type { ProjectData } from './project.loader.ts';
import s from './project-page.module.css';

/** A new-build project, whole: pictures, ranges, price list of its units, situation, documents (product N2). */
export default function ProjectPage({ data: { project, similar, choice } }: { data: ProjectData }) {
  const text = useText();
  const { href, site } = useHost();
  const path = href(...projectLink(project))!;
  const name = projectName(project, text);
  const ribbon = <SoldOutRibbon soldOut={project.soldOut} />;
  return (
    <article className={s.page}>
      {project.pictures.length > 0 ? (
        <Gallery
          label={text('gallery.label')}
          pictures={project.pictures}
          name={name}
          page={href('project-pictures', { id: project.id })}
          transitionName={transitionName(project.id)}
          ribbon={ribbon}
        />
      ) : (
        <NoPictures
          typeId={project.typeIds[0]}
          name={typeNames(project)}
          note={text('property.noPicture')}
          ribbon={ribbon}
        />
      )}
      <div className={s.body}>
        <div className={s.intro}>
          <ProjectHeader project={project} name={name} />
          <RichText html={project.description} language={project.descriptionLanguage} />
        </div>
        <FactPanel project={project} />
      </div>
      {project.priceList.length > 0 && (
        <div className={s.band}>
          <PriceList project={project} choice={choice} />
        </div>
      )}
      <div className={s.rest}>
        <Phases
          phases={project.phases}
          phasesLanguage={project.phasesLanguage}
          priceList={project.priceList}
        />
        <Slot name="project/below-price-list" projectId={project.id} path={path} />
        {project.situation && (
          <PageSection title={text('project.situation')}>
            <RichText html={project.situation} language={project.situationLanguage} />
          </PageSection>
        )}
        <Documents documents={project.documents} />
        <PlaceSection project={project} name={name} />
        <PrintFoot contact={site.agency} path={path} />
      </div>
      <Similar projects={similar} />
      <ProjectContactBar projectId={project.id} />
    </article>
  );
}

/** What it is, its name, and where. */
function ProjectHeader({ project, name }: { project: ProjectDetail; name: string }) {
  const text = useText();
  return (
    <ListingHeader
      kicker={[
        text('project.kicker'),
        typeNames(project),
        text('project.number', { id: String(project.id) }),
      ]}
      title={name}
      place={addressLine(project.address, (box) => text('project.box', { box }))}
    />
  );
}

/** Plans, specifications and what else anybody may open. */
function Documents({ documents }: { documents: ProjectDetail['documents'] }) {
  const text = useText();
  if (documents.length === 0) return null;
  return (
    <PageSection title={text('project.documents')} className={s.documents}>
      <DocumentList
        className={s.list}
        documents={documents}
        linkLabel={(name) => text('project.openDocument', { name })}
      />
    </PageSection>
  );
}

/** Other projects that still have units to sell. */
function Similar({ projects }: { projects: readonly ProjectCard[] }) {
  const text = useText();
  if (projects.length === 0) return null;
  return (
    <section {...BELOW_FOLD} className={s.similar}>
      <h2 className={s.title}>{text('similar.title')}</h2>
      <ProjectGrid projects={projects} perRow={3} headingLevel={3} />
    </section>
  );
}

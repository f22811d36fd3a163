import type { ProjectResponse } from 'shared-kit/contracts/api/project';
import { Slot } from 'shared-kit/host';
import { Plate } from 'shared-kit/ui/picture/plate';
import { Ribbon } from '../card/ribbon.tsx';
import { typeNames } from '../format/availability.ts';
import { useText } from 'shared-kit/ui/text';
import { Gallery } from '../gallery/gallery.tsx';
import { PriceList } from '../price-list/price-list.tsx';
import { ProjectContactBar } from './contact-bar.tsx';
import { Documents } from './documents.tsx';
import { FactPanel } from './fact-panel.tsx';
import { ProjectHeader } from './project-header.tsx';
import { projectName } from './project-name.ts';
import s from './project-page.module.css';
import { PrintFoot } from './print-foot.tsx';
import { RichText } from './rich-text.tsx';
import { Section } from './section.tsx';
import { Similar } from './similar.tsx';

/** A new-build project, whole: pictures, ranges, price list of its units, situation, documents (product N2). */
export default function ProjectPage({ data: { project, similar } }: { data: ProjectResponse }) {
  const text = useText();
  const name = projectName(project, text);
  return (
    <article>
      {project.pictures.length > 0 ? (
        <Gallery project={project} name={name} />
      ) : (
        <div className={s.plate}>
          <Plate typeId={project.typeIds[0]} name={typeNames(project)} note={text('property.noPicture')} />
          <Ribbon soldOut={project.soldOut} className={s.ribbon} />
        </div>
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
          <PriceList project={project} />
        </div>
      )}
      <div className={s.rest}>
        <Slot name="project/below-price-list" projectId={project.id} path={project.path} />
        {project.situation && (
          <Section title={text('project.situation')}>
            <RichText html={project.situation} language={project.situationLanguage} />
          </Section>
        )}
        <Documents documents={project.documents} />
        <PrintFoot path={project.path} />
      </div>
      <Similar projects={similar} />
      <ProjectContactBar projectId={project.id} />
    </article>
  );
}

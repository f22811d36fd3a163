import type { ProjectCard as ProjectCardData } from 'shared-kit/contracts/api/project';
import { projectLink } from 'shared-kit/domain/listing-link';
import { useHost } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import { Plate } from 'shared-kit/ui/picture/plate';
import { PriceVat } from 'shared-kit/ui/price/price';
import { cardStyles as card } from 'shared-kit/ui/property-card/card-styles';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { Icon } from 'shared-kit/ui/icon/icon';
import { bed, calendar, livingArea } from 'shared-kit/domain/icon-shapes';
import { Ribbon } from 'shared-kit/ui/status-ribbon/status-ribbon';
import { availability, typeNames, priceRange, bedroomRange, surfaceRange } from '../format/project-texts.ts';
import { projectName } from '../format/project-name.ts';
import s from './project-card.module.css';

interface ProjectCardProps {
  project: ProjectCardData;
  /** Width of the card on the page, as in the `sizes` attribute. */
  sizes: string;
  /** For cards that the visitor sees first. */
  priority?: boolean;
  headingLevel?: 2 | 3;
}

/** A project in a list: the whole card is one link. */
export function ProjectCard({ project, sizes, priority, headingLevel = 2 }: ProjectCardProps) {
  const text = useText();
  const { href } = useHost();
  const Heading = `h${headingLevel}` as const;
  const free = project.soldOut ? null : availability(project, text);
  const price = priceRange(project.price, text, useNumbers());
  return (
    <article className={classNames(card.card, s.card)} data-transition={transitionName(project.id)}>
      <div className={classNames(card.media, s.media, project.soldOut && card.closed)}>
        {project.picture ? (
          <Picture
            className={card.picture}
            picture={project.picture}
            sizes={sizes}
            priority={priority}
            alt=""
          />
        ) : (
          <Plate typeId={project.typeIds[0]} name={typeNames(project)} note={text('property.noPicture')} />
        )}
        <SoldOutRibbon soldOut={project.soldOut} className={card.ribbon} />
      </div>
      <div className={card.body}>
        <div className={card.head}>
          <p className={card.place}>{[project.city, typeNames(project)].filter(Boolean).join(' · ')}</p>
        </div>
        <p className={classNames(card.price, s.prices)}>
          {price && (
            <span className={s.price}>
              {price}
              <PriceVat vat={project.priceVat} />
            </span>
          )}
          {!price && !project.soldOut && <span className={s.price}>{text('property.priceOnRequest')}</span>}
          {project.soldOut && <span className={s.gone}>{text('project.allSold')}</span>}
          {free && <span className={classNames(s.free, project.units.free === 0 && s.none)}>{free}</span>}
        </p>
        <Heading className={s.title}>
          <Link
            className={card.link}
            to={project.externalUrl ?? href(...projectLink(project))}
            viewTransition
          >
            {projectName(project, text)}
            {project.externalUrl && <span className={s.elsewhere}> {text('project.newTab')}</span>}
          </Link>
        </Heading>
        <CardFacts project={project} />
      </div>
    </article>
  );
}

/** Bedrooms, surfaces and delivery, as far as they are known. */
function CardFacts({ project }: { project: ProjectCardData }) {
  const text = useText();
  const facts = [
    { shape: bed, value: bedroomRange(project.bedrooms, text) },
    { shape: livingArea, value: surfaceRange(project.surface, text) },
    { shape: calendar, value: project.delivery },
  ];
  return (
    <ul role="list" className={s.facts}>
      {facts.map(
        ({ shape, value }) =>
          value && (
            <li key={shape} className={s.fact}>
              <Icon shape={shape} />
              <span>{value}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/** "Sold out" over the picture of a project. */
export function SoldOutRibbon({ soldOut, className }: { soldOut: boolean; className?: string }) {
  const text = useText();
  return soldOut ? (
    <Ribbon look="closed" className={className}>
      {text('project.soldOut')}
    </Ribbon>
  ) : null;
}

/** Ties the picture of a card to the picture of its page: both carry this `view-transition-name`. */
export function transitionName(projectId: number): string {
  return `project-picture-${projectId}`;
}

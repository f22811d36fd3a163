import type { ProjectCard as ProjectCardData } from 'shared-kit/contracts/api/project';
import { projectLink } from 'shared-kit/domain/project-link';
import { useHost } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import { Plate } from 'shared-kit/ui/picture/plate';
import { PriceVat } from 'shared-kit/ui/price/price';
import { cardStyles as card } from 'shared-kit/ui/property-card/card-styles';
import { availability, typeNames } from '../format/availability.ts';
import { priceRange } from '../format/range-text.ts';
import { useText } from 'shared-kit/ui/text';
import { useNumbers } from 'shared-kit/ui/use-numbers';
import { projectName } from '../format/project-name.ts';
import { transitionName } from './transition-name.ts';
import { CardFacts } from './card-facts.tsx';
import s from './project-card.module.css';
import { SoldOutRibbon } from './sold-out-ribbon.tsx';

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

import type { ProjectCard } from 'shared-kit/contracts/api/project';
import { Icon } from 'shared-kit/ui/icon/icon';
import { bed, calendar, livingArea } from 'shared-kit/domain/icon-shapes';
import { bedroomRange, surfaceRange } from '../format/range-text.ts';
import { useText } from 'shared-kit/ui/text';
import s from './card-facts.module.css';

/** Bedrooms, surfaces and delivery, as far as they are known. */
export function CardFacts({ project }: { project: ProjectCard }) {
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

import type { ProjectDetail, ProjectPhase, ProjectUnit } from 'shared-kit/contracts/api/project';
import type { Language } from 'shared-kit/domain/languages';
import { listingLink } from 'shared-kit/domain/listing-link';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import s from './phases.module.css';

/**
 * The phases of a project one after the other, with how far each is, when it is delivered, and its units (product N9). Words of the feed say
 * which language they are in where they are borrowed.
 */
export function Phases({
  phases = [],
  phasesLanguage,
  priceList,
}: Pick<ProjectDetail, 'phases' | 'phasesLanguage' | 'priceList'>) {
  const text = useText();
  if (phases.length === 0) return null;
  return (
    <PageSection title={text('phases.title')} className={s.section}>
      <ol role="list" className={s.phases}>
        {phases.map((phase, index) => (
          <li key={index} className={s.phase} data-status={phase.status ?? undefined}>
            <h3 className={s.name} lang={phasesLanguage}>
              {phase.name}
            </h3>
            <Progress {...phase} language={phasesLanguage} />
            <Units units={listUnits(phase, priceList)} />
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

/** How far it is, and when it is delivered, where the feed says so. */
function Progress({
  status,
  statusText,
  delivery,
  language,
}: ProjectPhase & { language: Language | undefined }) {
  const text = useText();
  if (!status && !statusText && !delivery) return null;
  return (
    <p className={s.facts}>
      {status && <span className={s.status}>{text(`phases.${status}`)}</span>}
      {!status && statusText && (
        <span className={s.status} lang={language}>
          {statusText}
        </span>
      )}
      {delivery && <span lang={language}>{delivery}</span>}
    </p>
  );
}

function Units({ units }: { units: readonly ProjectUnit[] }) {
  const text = useText();
  const { href } = useHost();
  if (units.length === 0) return null;
  return (
    <ul role="list" className={s.units} aria-label={text('phases.units', { count: units.length })}>
      {units.map((unit) => (
        <li key={unit.id}>
          <Link to={href(...listingLink(unit))}>{unit.name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** In the order of the price list. */
const listUnits = ({ unitIds }: ProjectPhase, priceList: readonly ProjectUnit[]): ProjectUnit[] =>
  priceList.filter(({ id }) => unitIds.includes(id));

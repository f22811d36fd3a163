import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { Collapsible } from 'shared-kit/ui/collapsible/collapsible';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { knownGroups, useFactFormat, knownFacts } from './fact.ts';
import { FactTable } from './fact-table.tsx';
import { propertyFacts, annuityFacts, permitFacts } from './property-facts.ts';
import s from './property-details.module.css';

/** All known facts, in groups of which none is empty; phones open them by a line that names the groups. */
export function PropertyDetails({ property }: { property: PropertyDetail }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const groups = knownGroups(propertyFacts(property, useFactFormat(), say));
  return (
    <PageSection divided title={say('facts.title')} className={s.details}>
      <Collapsible onPhonesOnly label={groups.map(({ title }) => say(title)).join(' · ')}>
        <div className={s.groups}>
          {groups.map(({ title, facts }) => (
            <section key={title} className={s.group}>
              <h3 className={s.title}>{say(title)}</h3>
              <FactTable facts={facts} />
            </section>
          ))}
        </div>
      </Collapsible>
    </PageSection>
  );
}

/** Terms of a sale for a life annuity. */
export function Annuity({ property }: { property: PropertyDetail }) {
  const intl = useIntl();
  const facts = knownFacts(annuityFacts(property, useFactFormat(), intl));
  if (facts.length === 0) return null;
  return (
    <PageSection divided className={s.annuity} title={intl.formatMessage({ id: 'annuity.title' })}>
      <FactTable facts={facts} />
    </PageSection>
  );
}

/** Planning and legal facts that an advert must name. */
export function Permits({ property }: { property: PropertyDetail }) {
  const text = useText();
  const facts = knownFacts(permitFacts(property, useFactFormat()));
  if (facts.length === 0) return null;
  return (
    <PageSection divided halfOnPaper collapsed title={text('permits.title')}>
      <FactTable facts={facts} />
    </PageSection>
  );
}

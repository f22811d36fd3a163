import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { useHost } from 'composer/host';
import { formatPhone, phoneLink } from 'shared-kit/domain/texts';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail, phone } from 'shared-kit/domain/icon-shapes';
import { PriceVat } from 'shared-kit/ui/price/price';
import { SidePanel } from 'shared-kit/ui/side-panel/side-panel';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { availability, bedroomFigures, priceRange, surfaceRange } from '../format/project-texts.ts';
import { questionPath } from './contact-bar.tsx';
import s from './fact-panel.module.css';

/** Prices, ranges, delivery and what is left to buy, and whom to ask. */
export function FactPanel({ project }: { project: ProjectDetail }) {
  const text = useText();
  const { href, site } = useHost();
  const { phone: phoneNumber } = site.agency;
  const price = priceRange(project.price, text, useNumbers());
  const facts = [
    ['units', project.units.total > 0 ? text('facts.unitCount', { count: project.units.total }) : null],
    ['bedrooms', bedroomFigures(project.bedrooms, text)],
    ['surface', surfaceRange(project.surface, text)],
    ['delivery', project.delivery],
  ].filter(([, value]) => value);
  const free = availability(project, text);
  return (
    <SidePanel className={s.panel} label={text('facts.label')}>
      <p className={s.price}>
        {price ?? (project.soldOut ? text('project.soldOut') : text('property.priceOnRequest'))}
        {price && <PriceVat vat={project.priceVat} />}
      </p>
      {price && free && <p className={project.units.free > 0 ? s.free : s.none}>{free}</p>}
      {!price && !project.soldOut && free && <p className={s.free}>{free}</p>}
      {facts.length > 0 && (
        <dl className={s.facts}>
          {facts.map(([id, value]) => (
            <div key={id} className={s.fact}>
              <dt>{text(`facts.${id}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={s.actions}>
        {project.priceList.length > 0 && (
          <ButtonLink to="#units" variant="secondary" wide>
            {text('facts.seeUnits')}
          </ButtonLink>
        )}
        {phoneNumber && (
          <ButtonLink to={phoneLink(phoneNumber)} variant="accent" wide>
            <Icon shape={phone} />
            {formatPhone(phoneNumber)}
          </ButtonLink>
        )}
        <ButtonLink to={questionPath(project.id, href)} variant="quiet" wide>
          <Icon shape={mail} />
          {text('contact.ask')}
        </ButtonLink>
      </div>
    </SidePanel>
  );
}

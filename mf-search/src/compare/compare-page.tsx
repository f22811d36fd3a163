import { useId } from 'react';
import { listingLink } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';
import { useHost } from 'composer/host';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { FavouriteButton } from 'shared-kit/ui/favourite-button/favourite-button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { close, heart, print } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';
import { Notice } from 'shared-kit/ui/notice/notice';
import { Picture } from 'shared-kit/ui/picture/picture';
import { Plate } from 'shared-kit/ui/picture/plate';
import { StatusRibbon } from 'shared-kit/ui/status-ribbon/status-ribbon';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { withHomeIds } from '../home-ids/home-ids.ts';
import s from './compare-page.module.css';
import { type CompareData, type ComparedHome, comparedFacts } from './compared-homes.tsx';

/** Up to four homes side by side (product S33): a table, which can be printed and shared by its address. */
export default function ComparePage({ data: { homes, gone } }: { data: CompareData }) {
  const { href } = useHost();
  const text = useText();
  const numbers = useNumbers();
  const title = useId();
  const facts = comparedFacts(text, numbers).filter(({ renderValue }) =>
    homes.some((home) => renderValue(home) !== null),
  );
  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 id={title} className={s.title}>
          {text('compare.title')}
        </h1>
        {homes.length > 0 && (
          <div className={s.tools}>
            <ButtonLink variant="secondary" to={href('favourites')}>
              {text('property.favouriteShow')}
            </ButtonLink>
            <Button variant="quiet" className={s.scripted} onClick={() => window.print()}>
              <Icon shape={print} />
              {text('favourites.print')}
            </Button>
          </div>
        )}
      </header>
      {gone > 0 && <Notice>{text('favourites.gone', { count: gone })}</Notice>}
      {homes.length === 0 ? (
        <EmptyState
          shape={heart}
          title={text('compare.empty')}
          actions={<ButtonLink to={href('favourites')}>{text('property.favouriteShow')}</ButtonLink>}
        >
          {text('compare.emptyText')}
        </EmptyState>
      ) : (
        // Wider than a phone: what scrolls must be reachable by keyboard.
        <div className={s.scroller} role="region" aria-labelledby={title} tabIndex={0}>
          <table className={s.table}>
            <thead>
              <tr>
                <td className={s.corner} />
                {homes.map((home) => (
                  <th key={home.id} scope="col" className={s.home}>
                    <HomeHead home={home} others={homes.filter((other) => other !== home)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {facts.map(({ id, renderValue }) => (
                <tr key={id}>
                  <th scope="row" className={s.fact}>
                    {text(`compare.${id}`)}
                  </th>
                  {homes.map((home) => (
                    <td key={home.id} className={s.value}>
                      {renderValue(home) ?? <span aria-label={text('compare.unknown')}>–</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function HomeHead({ home, others }: { home: ComparedHome; others: ComparedHome[] }) {
  const { href } = useHost();
  const text = useText();
  const name = listingName(home);
  return (
    <div className={s.card}>
      <div className={s.media}>
        {home.picture ? (
          <Picture picture={home.picture} sizes="300px" widths={[250, 400, 600]} alt="" />
        ) : (
          <Plate typeId={home.typeIds[0]} name={home.mainType} />
        )}
        <StatusRibbon className={s.ribbon} status={home.status} marquee={null} />
        <FavouriteButton className={s.favourite} home={home.id} title={name} />
      </div>
      <Link className={s.name} to={href(...listingLink(home))}>
        <span lang={home.titleLanguage}>{name}</span>
      </Link>
      {others.length > 0 && (
        <Link
          className={s.remove}
          to={withHomeIds(
            href('compare')!,
            others.map(({ id }) => id),
          )}
          aria-label={text('compare.remove', { home: name })}
        >
          <Icon shape={close} />
          {text('compare.removeShort')}
        </Link>
      )}
    </div>
  );
}

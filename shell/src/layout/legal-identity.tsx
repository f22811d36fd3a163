import { FormattedMessage } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import { Link } from 'shared-kit/ui/link/link';
import s from './footer.module.css';
import { telephone } from './telephone.ts';

interface LegalIdentityProps {
  agency: Site['agency'];
  copyright: string;
  /** Addresses that the footer links to above: they are not said twice. */
  said: readonly string[];
}

/** Who runs the site, as the law asks (product F12), and whose software it contains; what is not configured is left out. */
export function LegalIdentity({ agency, copyright, said }: LegalIdentityProps) {
  const isSaid = (link: string) => said.some((other) => sameLink(other) === sameLink(link));
  const address = [agency.street, [agency.zip, agency.city].filter(Boolean).join(' '), agency.country];
  return (
    <div className={s.legal}>
      <p className={s.identity}>
        <Part text={agency.legalName} />
        <Part text={address.filter(Boolean).join(', ')} />
        {agency.phone && !isSaid(telephone(agency.phone)) && (
          <span>
            <a href={telephone(agency.phone)}>{agency.phone}</a>
          </span>
        )}
        {agency.email && !isSaid(`mailto:${agency.email}`) && (
          <span>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </span>
        )}
        <LabelledPart id="layout.vat" value={agency.vat} />
        <Part text={agency.licence} />
        <LabelledPart id="layout.supervisor" value={agency.supervisor} />
        <LabelledPart
          id="layout.insurer"
          value={[agency.insurer, agency.policy].filter(Boolean).join(', ')}
        />
        {agency.ethicsUrl && (
          <span>
            <Link to={agency.ethicsUrl}>
              <FormattedMessage id="layout.codeOfEthics" />
            </Link>
          </span>
        )}
        <span>
          <a href="/licenses.txt">
            <FormattedMessage id="layout.licences" />
          </a>
        </span>
      </p>
      {copyright && <p className={s.copyright}>{copyright}</p>}
    </div>
  );
}

/** Numbers are written with or without the code of the country. */
const sameLink = (link: string) => link.replace(/^tel:(\+32|0032|0)/, 'tel:').replaceAll(' ', '');

function Part({ text }: { text: string }) {
  return text ? <span>{text}</span> : null;
}

function LabelledPart({ id, value }: { id: string; value: string }) {
  if (!value) return null;
  return (
    <span>
      <FormattedMessage id={id} values={{ value }} />
    </span>
  );
}

import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { useText } from 'shared-kit/ui/text';
import type { TeaserProps } from './teaser.props.ts';
import s from './teaser.module.css';

/** An invitation to the page of this remote, for the pages of others. */
export default function Teaser({ path }: TeaserProps) {
  const { href } = useHost();
  const text = useText();
  return (
    <section className={s.teaser}>
      <h2 className={s.title}>{text('teaser.title')}</h2>
      <p>{text('teaser.text', { path })}</p>
      <Link to={href('new-remote')!}>{text('teaser.link')}</Link>
    </section>
  );
}

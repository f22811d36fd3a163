import type { PageLoaderArgs, PageMetaArgs } from 'composer/contract';
import { RemoteWidget } from 'composer/host';
import { FormattedMessage } from 'react-intl';
import { data } from 'react-router';

const NOTES = {
  nl: [
    ['Regen', 'Het regent sinds vanmorgen, en de kat slaapt.'],
    ['Brood', 'Bloem, water, zout, en een nacht geduld.'],
  ],
  fr: [
    ['La pluie', 'Il pleut depuis ce matin, et le chat dort.'],
    ['Le pain', 'De la farine, de l’eau, du sel, et une nuit de patience.'],
  ],
};

export async function loader({ params: { id = '' }, language }: PageLoaderArgs) {
  const [title, text] = NOTES[language][Number(id) - 1] ?? [];
  if (!title) throw data({ code: 'not-found' }, { status: 404 });
  return { id, title, text };
}
type Note = Awaited<ReturnType<typeof loader>>;

export const meta = ({ data: { id, title }, href }: PageMetaArgs<Note>) => ({
  title,
  paths: { nl: href('note', { id }, 'nl'), fr: href('note', { id }, 'fr') },
});

export default function NotePage({ data: { id, title, text } }: { data: Note }) {
  const instead = <FormattedMessage id="no-comments" tagName="p" />;
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <RemoteWidget remote="mf-comments" name="Comments" note={id} fallback={instead} />
    </>
  );
}

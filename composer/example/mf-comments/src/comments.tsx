import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import s from './comments.module.css';

const COMMENTS: Record<string, string[]> = { 1: ['Eindelijk!', 'Pauvre chat.'], 2: ['Miam !'] };

export default function Comments({ note }: { note: string }) {
  const [count, setCount] = useState(0);
  return (
    <section className={s.comments}>
      <FormattedMessage id="title" tagName="h2" />
      {COMMENTS[note]?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        <FormattedMessage id="thanks" values={{ count }} />
      </button>
    </section>
  );
}

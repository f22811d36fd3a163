/// <reference types="webpack/module" />
import { useHost } from 'composer/host';
import type { ReactNode } from 'react';
import { LANGUAGES } from '../src/domain/languages.ts';
import { classNames } from '../src/ui/class-names.tsx';
import s from './viewer.module.css';

/** What an `.examples.tsx` exports. */
interface ExamplesModule {
  /** States of the part, by what they are. */
  default: Record<string, ReactNode>;
  /** Whether each takes the width of a page. */
  isWide?: boolean;
}

const files = import.meta.webpackContext('../src/ui', { recursive: true, regExp: /\.examples\.tsx$/ });

/** Every part that has examples, by the name of its folder. */
const EXAMPLES = files.keys().map((file) => {
  const { default: states, isWide = false } = files(file) as ExamplesModule;
  return { part: file.split('/')[1]!, states, isWide };
});

/** All parts in all their states, in the language of the host. */
export function Viewer() {
  const { language } = useHost();
  return (
    <div className={s.viewer}>
      <nav className={s.contents} aria-label="Parts">
        <p className={s.languages}>
          {LANGUAGES.map((other) => (
            <a key={other} href={`?language=${other}`} aria-current={other === language ? 'page' : undefined}>
              {other}
            </a>
          ))}
        </p>
        <ul>
          {EXAMPLES.map(({ part }) => (
            <li key={part}>
              <a href={`#${part}`}>{part}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={s.parts}>
        <h1>Parts of shared-kit</h1>
        {EXAMPLES.map(({ part, states, isWide }) => (
          <section key={part} id={part} className={s.part} aria-labelledby={`${part}-name`}>
            <h2 id={`${part}-name`}>{part}</h2>
            <div className={classNames(s.states, isWide && s.wide)}>
              {Object.entries(states).map(([state, example]) => (
                <figure key={state} aria-label={state}>
                  <figcaption className={s.caption}>{state}</figcaption>
                  <div className={s.example}>{example}</div>
                </figure>
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}

import { classNames } from 'shared-kit/ui/class-names';
import { useText } from 'shared-kit/ui/text';
import s from './flood-score.module.css';

const SCORES = ['A', 'B', 'C', 'D'] as const;

interface Props {
  /** Id of the score's name. */
  label: string;
  score: (typeof SCORES)[number];
}

/** A Flemish flood score on its scale of four, with what it means in words. */
export function FloodScore({ label, score }: Props) {
  const text = useText();
  return (
    <div className={s.score}>
      <p className={s.name}>
        {text(label)} <strong>{score}</strong>
      </p>
      <div className={s.scale} aria-hidden="true">
        {SCORES.map((step) => (
          <span key={step} className={classNames(s.step, step === score && s[step])}>
            {step}
          </span>
        ))}
      </div>
      <p className={s.meaning}>{text(`risk.score.${score}`)}</p>
    </div>
  );
}

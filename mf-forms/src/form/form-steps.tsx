import { useIntl } from 'react-intl';
import { classNames } from 'shared-kit/ui/class-names';
import type { FormStep } from './form-description.ts';
import s from './form-steps.module.css';

/** How far the visitor is; steps that lie behind can be gone back to. */
export function FormSteps({
  steps,
  current,
  onBack,
}: {
  steps: readonly FormStep[];
  current: number;
  onBack(step: number): void;
}) {
  const { formatMessage } = useIntl();
  return (
    <nav className={s.steps} aria-label={formatMessage({ id: 'step.progress' })}>
      <ol className={s.list} role="list">
        {steps.map(({ name }, index) => (
          <li
            key={name}
            className={classNames(s.step, index <= current && s.reached)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={s.number} aria-hidden="true">
              {index + 1}
            </span>
            {index < current ? (
              <button type="button" className={s.back} onClick={() => onBack(index)}>
                {formatMessage({ id: `step.${name}` })}
              </button>
            ) : (
              <span>{formatMessage({ id: `step.${name}` })}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

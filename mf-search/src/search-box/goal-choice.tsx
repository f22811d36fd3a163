import type { Goal } from 'shared-kit/domain/goal';
import { RENT, SALE } from 'shared-kit/domain/goal';
import { SECTION_NAMES, sectionOfGoal } from 'shared-kit/domain/sections';
import { useHost } from 'composer/host';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { GOAL_FIELD } from '../filters/form-fields.ts';
import { useText } from 'shared-kit/ui/text';
import s from './goal-choice.module.css';

/** For sale or for rent (product S5). */
export function GoalChoice({ goal, onChange }: { goal: Goal; onChange: (goal: Goal) => void }) {
  const { language } = useHost();
  const text = useText();
  return (
    <fieldset className={s.choices}>
      <legend>
        <VisuallyHidden>{text('box.goal')}</VisuallyHidden>
      </legend>
      {[SALE, RENT].map((choice) => (
        <label key={choice} className={s.choice}>
          <input
            className={s.input}
            type="radio"
            name={GOAL_FIELD}
            value={choice}
            checked={choice === goal}
            onChange={() => onChange(choice)}
          />
          <span className={s.name}>{SECTION_NAMES[sectionOfGoal(choice)][language]}</span>
        </label>
      ))}
    </fieldset>
  );
}

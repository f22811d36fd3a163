import { useText } from 'shared-kit/ui/text';
import s from './page.module.css';

/** The page that the widget leads to. */
export default function Page() {
  const text = useText();
  return (
    <div className={s.page}>
      <h1>{text('page.title')}</h1>
      <p>{text('page.text')}</p>
    </div>
  );
}

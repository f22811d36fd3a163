import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { info, success, warning } from '../../domain/icon-shapes.ts';
import s from './notice.module.css';

const SHAPES = { info, success, error: warning };

interface NoticeProps {
  kind?: 'info' | 'success' | 'error';
  title?: ReactNode;
  children?: ReactNode;
}

/** Something that the visitor should know here and now; an error is announced at once. */
export function Notice({ kind = 'info', title, children }: NoticeProps) {
  return (
    <div className={classNames(s.notice, s[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon shape={SHAPES[kind]} className={s.icon} />
      <div className={s.body}>
        {title && <p className={s.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

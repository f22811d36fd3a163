import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.tsx';
import { Link } from '../link/link.tsx';
import type { LinkProps } from '../link/link.tsx';
import s from './button.module.css';

interface ButtonLook {
  /** `accent` is for the one call to action of a page. */
  variant?: 'primary' | 'accent' | 'secondary' | 'quiet';
  /** As wide as its container. */
  wide?: boolean;
}

const look = ({ variant = 'primary', wide }: ButtonLook, className?: string) =>
  classNames(s.button, s[variant], wide && s.wide, className);

export function Button({
  variant,
  wide,
  className,
  type = 'button',
  ...props
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} type={type} className={look({ variant, wide }, className)} />;
}

/** A link that looks like a button: it leads somewhere, a button does something. */
export function ButtonLink({ variant, wide, className, ...props }: ButtonLook & LinkProps) {
  return <Link {...props} className={look({ variant, wide }, className)} />;
}

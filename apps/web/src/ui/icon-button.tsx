import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Count } from './count.tsx'
import { Icon, type IconName } from './icon.tsx'
import css from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string
  icon: IconName
  filled?: boolean
  count?: number
  /** Shows a dot for something new. */
  isNew?: boolean
}

export function IconButton({ label, icon, filled, count = 0, isNew = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={className ? `${css.button} ${className}` : css.button}
    >
      <Icon name={icon} filled={filled} />
      <Count value={count} className={css.count} />
      {isNew ? <span className={css.dot} /> : null}
    </button>
  )
}

interface IconLinkProps extends Omit<LinkProps, 'children' | 'aria-label' | 'title'> {
  /** Accessible name and tooltip. */
  label: string
  icon: IconName
  count?: number
  /** What follows the icon where there is room. */
  children?: ReactNode
}

export function IconLink({ label, icon, count = 0, className, children, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} title={label} className={className ? `${css.button} ${className}` : css.button}>
      <Icon name={icon} />
      <Count value={count} className={css.count} />
      {children}
    </Link>
  )
}

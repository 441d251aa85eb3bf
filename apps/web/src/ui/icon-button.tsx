import type { ComponentPropsWithRef } from 'react'
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

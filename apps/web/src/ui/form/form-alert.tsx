import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import css from './form-alert.module.css'

interface FormAlertProps {
  tone?: 'rose' | 'honey' | 'leaf' | 'accent'
  children: ReactNode
}

/** What went wrong, or what to know, above the fields. Renders nothing without words. */
export function FormAlert({ tone = 'rose', children }: FormAlertProps) {
  return (
    <div role={tone === 'rose' ? 'alert' : 'status'}>
      {children ? (
        <div className={css.alert} data-tone={tone}>
          <Icon name={tone === 'rose' ? 'alert' : tone === 'leaf' ? 'check' : 'info'} />
          <div>{children}</div>
        </div>
      ) : null}
    </div>
  )
}

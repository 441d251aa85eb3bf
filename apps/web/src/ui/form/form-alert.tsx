import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import css from './form-alert.module.css'

interface FormAlertProps {
  tone?: 'rose' | 'honey' | 'leaf' | 'accent'
  children: ReactNode
}

/** What went wrong, or what to know, above the fields. Renders nothing without words. */
export function FormAlert({ tone = 'rose', children }: FormAlertProps) {
  const place = useRef<HTMLDivElement>(null)
  const isFailure = tone === 'rose' && Boolean(children)
  // The button that was pressed may be a screen away.
  useEffect(() => {
    if (isFailure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isFailure])

  return (
    <div ref={place} role={tone === 'rose' ? 'alert' : 'status'}>
      {children ? (
        <div className={css.alert} data-tone={tone}>
          <Icon name={tone === 'rose' ? 'alert' : tone === 'leaf' ? 'check' : 'info'} />
          <div>{children}</div>
        </div>
      ) : null}
    </div>
  )
}

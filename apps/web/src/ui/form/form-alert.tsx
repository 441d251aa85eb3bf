import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import css from './form-alert.module.css'

interface FormAlertProps {
  tone?: 'rose' | 'honey' | 'leaf' | 'accent'
  children: ReactNode
}

/** An error or a notice above the fields. Renders an empty live region when it has no children. */
export function FormAlert({ tone = 'rose', children }: FormAlertProps) {
  const place = useRef<HTMLDivElement>(null)
  const isFailure = tone === 'rose' && Boolean(children)
  // The pressed button may be a screen away.
  useEffect(() => {
    if (isFailure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isFailure])

  return (
    <div ref={place} className={css.region} role={tone === 'rose' ? 'alert' : 'status'}>
      {children ? (
        <div className={css.alert} data-tone={tone}>
          <Icon name={tone === 'rose' ? 'alert' : tone === 'leaf' ? 'check' : 'info'} />
          <div>{children}</div>
        </div>
      ) : null}
    </div>
  )
}

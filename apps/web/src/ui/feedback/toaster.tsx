import { useSyncExternalStore } from 'react'
import { Icon } from '../icon.tsx'
import { type ToastTone, toasts } from './toast.ts'
import css from './toaster.module.css'

const icons: Record<ToastTone, 'check' | 'info' | 'alert'> = { done: 'check', plain: 'info', warning: 'alert' }

/** Always on the page, so that screen readers hear what appears in it. */
export function Toaster() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.read)
  return (
    <div className={css.toaster} role="status" aria-live="polite">
      {messages.map(({ id, text, tone }) => (
        <p key={id} className={css.toast} data-tone={tone}>
          <Icon name={icons[tone]} />
          {text}
        </p>
      ))}
    </div>
  )
}

import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import { dismissToast, type ToastTone, toasts } from './toast.ts'
import css from './toaster.module.css'

const icons: Record<ToastTone, 'check' | 'info' | 'alert'> = { done: 'check', plain: 'info', warning: 'alert' }

/** Always mounted, because screen readers announce only changes in a live region that is already there. */
export function Toaster() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.read)
  return (
    <div className={css.toaster} role="status" aria-live="polite">
      {messages.map(({ id, text, tone, to, action }) => {
        const parts = (
          <>
            <Icon name={icons[tone]} />
            <span className={css.words}>{text}</span>
          </>
        )
        return to ? (
          <Link key={id} className={css.toast} data-tone={tone} to={to} onClick={() => dismissToast(id)}>
            {parts}
          </Link>
        ) : (
          <p key={id} className={css.toast} data-tone={tone}>
            {parts}
            {action ? (
              <button
                type="button"
                className={css.action}
                onClick={() => {
                  dismissToast(id)
                  action.run()
                }}
              >
                {action.name}
              </button>
            ) : null}
          </p>
        )
      })}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useModalDialog } from '../../ui/feedback/use-modal-dialog.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import css from './drawer.module.css'

interface DrawerProps {
  onClose: () => void
  children: ReactNode
}

/** The menu as a drawer from the left: 360 px wide, the whole screen on phones. */
export function Drawer({ onClose, children }: DrawerProps) {
  const { t } = useTranslation()
  const dialog = useModalDialog(true, onClose)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself already closes on Escape
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={t('menu')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={css.inside}>
        <header className={css.head}>
          <Logo />
          <IconButton label={t('close')} icon="close" onClick={onClose} />
        </header>
        <div className={css.body}>{children}</div>
      </div>
    </dialog>
  )
}

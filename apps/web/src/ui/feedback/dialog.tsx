import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import { WholeWords } from '../whole-words.tsx'
import css from './dialog.module.css'
import { useModalDialog } from './use-modal-dialog.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons, with the main one last. */
  actions?: ReactNode
  /** For content in columns. */
  isWide?: boolean
}

/** A modal: a bottom sheet on phones, a centred window elsewhere. The native `<dialog>` traps the focus. */
export function Dialog({ isOpen, onClose, title, children, actions, isWide = false }: DialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const dialog = useModalDialog(isOpen, onClose)

  if (!isOpen) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself already closes on Escape
    <dialog
      ref={dialog}
      className={css.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={css.sheet}>
        <div className={css.head}>
          <h2 id={titleId}>
            <WholeWords>{title}</WholeWords>
          </h2>
          <IconButton label={t('close')} icon="close" onClick={onClose} />
        </div>
        <div className={css.body}>{children}</div>
        {actions ? <footer className={css.actions}>{actions}</footer> : null}
      </div>
    </dialog>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import css from './undo-bar.module.css'

const shownFor = 12_000

interface UndoBarProps {
  /** What was just done, and how it is taken back. */
  undo: { words: string; way: string; restore: () => void } | null
  onClose: () => void
}

/** What was just deleted comes back with one press. */
export function UndoBar({ undo, onClose }: UndoBarProps) {
  const { t } = useTranslation()
  const back = useRef<HTMLButtonElement>(null)
  const close = useRef(onClose)
  const restore = undo?.restore
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!restore) return
    // What had the focus is gone.
    back.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => close.current(), shownFor)
    return () => clearTimeout(timer)
  }, [restore])
  return (
    <div className={css.place} role="status">
      {undo ? (
        <div className={css.bar}>
          <span>{undo.words}</span>
          <button
            ref={back}
            type="button"
            className={css.back}
            onClick={() => {
              undo.restore()
              onClose()
            }}
          >
            {undo.way}
          </button>
          <IconButton label={t('close')} icon="close" onClick={onClose} />
        </div>
      ) : null}
    </div>
  )
}

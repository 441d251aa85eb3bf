import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import css from './undo-bar.module.css'

const shownFor = 12_000

interface UndoBarProps {
  /** What was just done (`words`), the label of the button that undoes it (`way`), and the undo itself. */
  undo: { words: string; way: string; restore: () => void } | null
  onClose: () => void
}

/** Offers to undo the last deletion, for 12 seconds. */
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
    // The element that had the focus was deleted.
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

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './undo-bar.module.css'
import type { Undo } from './use-document.ts'

const shownFor = 12_000

/** What was just deleted comes back with one press. */
export function UndoBar({ undo, onClose }: { undo: Undo | null; onClose: () => void }) {
  const { t } = useTranslation(['eportfolio/export', 'common'])
  const back = useRef<HTMLButtonElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!undo) return
    // What had the focus is gone.
    back.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => close.current(), shownFor)
    return () => clearTimeout(timer)
  }, [undo])
  return (
    <div className={css.place} role="status">
      {undo ? (
        <div className={css.bar}>
          <span>{t(`undo.${undo.kind}`)}</span>
          <button
            ref={back}
            type="button"
            className={css.back}
            onClick={() => {
              undo.restore()
              onClose()
            }}
          >
            {t('undo.restore')}
          </button>
          <IconButton label={t('common:close')} icon="close" onClick={onClose} />
        </div>
      ) : null}
    </div>
  )
}

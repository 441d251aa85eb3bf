import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLayer } from '../../../ui/layers/use-layer.ts'
import css from './bottom-sheet.module.css'

interface BottomSheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A sheet of controls at the bottom of a phone; the page above stays visible and scrollable, so that changes are seen
 * at once.
 */
export function BottomSheet({ title, onClose, children }: BottomSheetProps) {
  const { t } = useTranslation()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayer(true, onClose)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section
      className={css.sheet}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={css.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={t('close')} icon="close" onClick={onClose} />
      </div>
      <div className={css.body}>{children}</div>
    </section>
  )
}

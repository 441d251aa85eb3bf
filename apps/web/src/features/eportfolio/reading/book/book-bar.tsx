import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { zoom } from './book.rules.ts'
import css from './book-bar.module.css'
import type { FullScreen } from './use-full-screen.ts'

interface BookBarProps {
  spread: readonly number[]
  count: number
  scale: number
  onTurn: (step: 1 | -1) => void
  canTurn: { back: boolean; forth: boolean }
  onZoom: (step: 1 | -1) => void
  /** Opens the table of contents; undefined when the document has none. */
  onContents: (() => void) | undefined
  fullScreen: FullScreen
}

/** Toolbar below the pages: page numbers, turning, zoom, contents and full screen. */
export function BookBar({ spread, count, scale, onTurn, canTurn, onZoom, onContents, fullScreen }: BookBarProps) {
  const { t } = useTranslation('eportfolio')
  const [first = 1] = spread
  const last = spread.at(-1) ?? 1
  return (
    <div className={css.bar} role="toolbar" aria-label={t('book.tools')}>
      <div className={css.side}>
        {onContents ? (
          <IconButton label={t('book.contents')} icon="list" aria-haspopup="dialog" onClick={onContents} />
        ) : null}
      </div>
      <div className={css.turn}>
        <IconButton label={t('book.back')} icon="back" disabled={!canTurn.back} onClick={() => onTurn(-1)} />
        <p className={css.place} role="status">
          {count === 0
            ? null
            : first === last
              ? t('book.page', { page: first, count })
              : t('book.pages', { first, last, count })}
        </p>
        <IconButton
          className={css.forth}
          label={t('book.forth')}
          icon="back"
          disabled={!canTurn.forth}
          onClick={() => onTurn(1)}
        />
      </div>
      <div className={css.side} data-end>
        <IconButton
          label={t('book.smaller')}
          icon="zoomOut"
          disabled={scale <= zoom.least}
          onClick={() => onZoom(-1)}
        />
        <IconButton label={t('book.larger')} icon="zoomIn" disabled={scale >= zoom.most} onClick={() => onZoom(1)} />
        {fullScreen.isPossible ? (
          <IconButton
            label={t(fullScreen.isOn ? 'book.leaveFull' : 'book.full')}
            icon={fullScreen.isOn ? 'close' : 'expand'}
            aria-pressed={fullScreen.isOn}
            onClick={fullScreen.toggle}
          />
        ) : null}
      </div>
    </div>
  )
}

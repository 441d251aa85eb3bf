import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/icon-button.tsx'
import css from './page-bar.module.css'
import type { useZoom } from './use-zoom.ts'

interface PageBarProps {
  current: number
  count: number
  zoom: ReturnType<typeof useZoom>
  onGo: (page: number) => void
}

/** Toolbar with the page number, turning, and zoom. */
export function PageBar({ current, count, zoom, onGo }: PageBarProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const percent = Math.round(zoom.scale * 100)
  return (
    <div className={css.bar} role="toolbar" aria-label={t('pageBar')}>
      <IconButton
        label={t('previousPage')}
        icon="up"
        data-wide
        disabled={current <= 1}
        onClick={() => onGo(Math.max(1, current - 1))}
      />
      <output className={css.number} aria-label={t('pageOf', { number: current, count })}>
        {current} / {count}
      </output>
      <IconButton
        label={t('nextPage')}
        icon="down"
        data-wide
        disabled={current >= count}
        onClick={() => onGo(Math.min(count, current + 1))}
      />
      <span className={css.line} />
      <IconButton label={t('zoom.out')} icon="zoomOut" onClick={zoom.zoomOut} />
      <button
        type="button"
        className={css.percent}
        data-wide
        aria-label={t('zoom.full', { percent })}
        aria-pressed={percent === 100}
        onClick={zoom.full}
      >
        {percent}%
      </button>
      <IconButton label={t('zoom.in')} icon="zoomIn" onClick={zoom.zoomIn} />
      <IconButton label={t('zoom.fit')} icon="fitWidth" aria-pressed={zoom.isFit} onClick={zoom.fit} />
    </div>
  )
}

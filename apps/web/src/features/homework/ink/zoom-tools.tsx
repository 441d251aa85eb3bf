import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { StageZoom } from '../../files/index.ts'
import css from './ink.module.css'

const step = 1.25

/** Zoom of the pages: in, out, and the current size. */
export function ZoomTools({ zoom, scale }: { zoom: RefObject<StageZoom | null>; scale: number }) {
  const { t } = useTranslation(['homework/places', 'files/viewer'])
  const percent = Math.round(scale * 100)
  return (
    <div className={css.group}>
      <IconButton label={t('files/viewer:zoom.out')} icon="zoomOut" onClick={() => zoom.current?.zoomBy(1 / step)} />
      <span className={css.size} role="status">
        {t('files/viewer:zoom.at', { percent })}
      </span>
      <IconButton label={t('files/viewer:zoom.in')} icon="zoomIn" onClick={() => zoom.current?.zoomBy(step)} />
      <IconButton label={t('fitWidth')} icon="fitWidth" onClick={() => zoom.current?.reset()} />
    </div>
  )
}

/** Handles the keys +, − and 0 while the pages have the focus. Returns whether the key was one of them. */
export function zoomByKey(zoom: StageZoom | null, key: string): boolean {
  if (zoom === null) return false
  if (key === '+' || key === '=') zoom.zoomBy(step)
  else if (key === '-') zoom.zoomBy(1 / step)
  else if (key === '0') zoom.reset()
  else return false
  return true
}

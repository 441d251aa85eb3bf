import type { FileSummary } from '@learntrail/contract/files/files'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { previewOf } from '../file-addresses.ts'
import css from './picture-viewer.module.css'
import { useZoom } from './use-zoom.ts'

interface PictureViewerProps {
  pictures: readonly FileSummary[]
  start: number
  onClose: () => void
}

/** Pictures as large as the screen: arrow keys or a swipe turn over, + and − or a pinch zoom, Escape closes. */
export function PictureViewer({ pictures, start, onClose }: PictureViewerProps) {
  const { t } = useTranslation('files')
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  const picture = pictures[index]
  const turn = (step: number) => {
    const next = index + step
    if (next < 0 || next >= pictures.length) return
    setIndex(next)
    zoom.reset()
  }
  const zoom = useZoom(turn)

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1)
    else if (event.key === 'ArrowLeft') turn(-1)
    else if (event.key === '+' || event.key === '=') zoom.zoomBy(1.4)
    else if (event.key === '-') zoom.zoomBy(1 / 1.4)
    else return
    event.preventDefault()
  }

  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      className={css.viewer}
      aria-label={t('viewer')}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={css.bar}>
        <p className={css.place} aria-live="polite">
          <span className={css.count}>{t('pictureOf', { number: index + 1, count: pictures.length })}</span>
          <span className={css.name}>{picture.displayName}</span>
        </p>
        <IconButton className={css.button} label={t('closeViewer')} icon="close" onClick={onClose} />
      </header>
      <div className={css.stage} data-zoomed={zoom.scale > 1 || undefined} {...zoom.handlers}>
        <img
          key={picture.id}
          src={previewOf(picture)}
          alt={picture.displayName}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          style={{ transform: zoom.transform }}
          draggable={false}
        />
      </div>
      {pictures.length > 1 ? (
        <footer className={css.turns}>
          <IconButton
            className={`${css.button} ${css.back}`}
            label={t('previousPicture')}
            icon="right"
            onClick={() => turn(-1)}
            disabled={index === 0}
          />
          <IconButton
            className={css.button}
            label={t('nextPicture')}
            icon="right"
            onClick={() => turn(1)}
            disabled={index === pictures.length - 1}
          />
        </footer>
      ) : null}
    </dialog>
  )
}

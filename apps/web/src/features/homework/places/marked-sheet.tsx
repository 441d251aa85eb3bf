import type { FileSummary } from '@learntrail/contract/files/files'
import type { InkPage } from '@learntrail/contract/homework/ink'
import type { Place, PlaceAt } from '@learntrail/contract/homework/places'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { FileSheet, type SheetView, type StageZoom, StageZoomContext } from '../../files/index.ts'
import inkCss from '../ink/ink.module.css'
import { InkLayer } from '../ink/ink-layer.tsx'
import { PenTools } from '../ink/pen-tools.tsx'
import type { Drawing, Pen } from '../ink/use-pen.ts'
import { ZoomTools, zoomByKey } from '../ink/zoom-tools.tsx'
import { PageMarks } from './page-marks.tsx'
import css from './places.module.css'

interface MarkedSheetProps {
  file: FileSummary
  /** Address at which the whole file opens. */
  address: string
  places: readonly Place[]
  ink: readonly InkPage[]
  /** The place to scroll to; a new object scrolls again. */
  chosen: { id: string } | null
  isOpen: boolean
  onChoose: (id: string) => void
  /** Null for readers, and at the limit of places. */
  onMark: ((at: PlaceAt) => void) | null
  /** Null for readers. */
  drawing: (Drawing & { pen: Pen }) | null
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="radio"]), textarea, select, [contenteditable]') !== null

/** The pages of a file with places and strokes on them, in a collapsible section. */
export function MarkedSheet(props: MarkedSheetProps) {
  const { file, places, ink, chosen, isOpen, drawing } = props
  const { t } = useTranslation('homework/places')
  const [isUnfolded, setUnfolded] = useState(isOpen)
  const [ledTo, setLedTo] = useState<object | null>(null)
  const at = places.find(({ id }) => id === chosen?.id)?.at
  const page = at?.kind === 'file' && at.fileId === file.id ? at.page : undefined
  const [goTo, setGoTo] = useState<{ page: number }>()
  if (chosen !== null && chosen !== ledTo) {
    setLedTo(chosen)
    if (page !== undefined) {
      setUnfolded(true)
      setGoTo({ page })
    }
  }
  const count = places.filter((place) => place.at.kind === 'file' && place.at.fileId === file.id).length
  const isDrawnOn = ink.some(({ fileId }) => fileId === file.id)
  const marks = dotted([count > 0 && t('countInFile', { count }), isDrawnOn && t('isDrawnOn')])
  return (
    <details className={css.sheet} open={isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>
        {t(drawing ? 'sheet' : 'readSheet', { name: file.displayName })}
        {marks ? <span className={css.count}>{marks}</span> : null}
      </summary>
      {isUnfolded ? <SheetBody {...props} goTo={goTo} /> : null}
    </details>
  )
}

function SheetBody(props: MarkedSheetProps & { goTo: { page: number } | undefined }) {
  const { file, address, places, ink, chosen, onChoose, onMark, drawing, goTo } = props
  const { t } = useTranslation(['homework/places', 'files/viewer'])
  const [isMarking, setMarking] = useState(false)
  const [view, setView] = useState<SheetView>({ page: 1, count: 1, scale: 1 })
  const zoom = useRef<StageZoom | null>(null)
  const pen = drawing?.pen
  const mark = (at: PlaceAt) => {
    setMarking(false)
    onMark?.(at)
  }
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!drawing || !pen || pen.tool === null || isWriting(event.target) || document.querySelector('dialog[open]'))
      return
    if (event.key === 'Escape') return pen.setTool(null)
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    // Several sheets listen; only the first one handles the key.
    event.stopImmediatePropagation()
    if (key === 'y' || event.shiftKey) drawing.redo()
    else drawing.undo()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const onZoomKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
    if (zoomByKey(zoom.current, event.key)) event.preventDefault()
  }
  return (
    <StageZoomContext value={zoom}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the pages within, which have the focus */}
      <div className={css.sheetBody} onKeyDown={onZoomKey}>
        <div className={inkCss.tools} role="toolbar" aria-label={t('tools', { name: file.displayName })}>
          {drawing && pen ? (
            <>
              <IconButton
                className={inkCss.tool}
                label={t(isMarking ? 'stopMarking' : 'markSheet')}
                icon="chat"
                aria-pressed={isMarking}
                disabled={onMark === null}
                onClick={() => {
                  pen.setTool(null)
                  setMarking(!isMarking)
                }}
              />
              <PenTools {...drawing} pen={pen} onChoose={() => setMarking(false)} />
            </>
          ) : null}
          <div className={`${inkCss.group} ${inkCss.end}`}>
            {view.count > 1 ? (
              <span className={inkCss.size}>{t('pageOf', { page: view.page, count: view.count })}</span>
            ) : null}
            <ZoomTools zoom={zoom} scale={view.scale} />
            <IconLink icon="expand" to={address} label={t('whole')} />
          </div>
          {isMarking ? (
            <div className={css.marking}>
              <p className={css.how}>{t('how')}</p>
              <Button
                look="line"
                size="s"
                onClick={() =>
                  mark({ kind: 'file', fileId: file.id, page: view.page, x: 0, y: 0, width: 1, height: 1 })
                }
              >
                {t('wholePage', { page: view.page })}
              </Button>
            </div>
          ) : null}
          {drawing?.isFull ? (
            <p className={inkCss.full} role="alert">
              {t('pen.full')}
            </p>
          ) : null}
        </div>
        <FileSheet
          file={{ ...file, isMine: false }}
          goTo={goTo}
          onView={setView}
          over={(number) => (
            <>
              <InkLayer fileId={file.id} page={number} ink={ink} drawing={drawing} />
              <PageMarks
                fileId={file.id}
                page={number}
                places={places}
                chosen={chosen?.id ?? null}
                onChoose={onChoose}
                onMark={isMarking && onMark ? mark : null}
              />
            </>
          )}
        />
      </div>
    </StageZoomContext>
  )
}

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useScreenTitle } from '../../../ui/screen/use-screen-title.ts'
import { Unseen } from '../../../ui/unseen.tsx'
import { previewOf } from '../file-addresses.ts'
import { isPicture, kindOf } from '../file-kinds.ts'
import css from './file-viewer.module.css'
import { focusOpener } from './return-focus.ts'
import { Stage } from './stage.tsx'
import { type StageZoom, StageZoomContext } from './stage-zoom.ts'
import { useIdleControls } from './use-idle-controls.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { isExpired, type ViewedFile } from './viewed-file.ts'
import { ViewerBar } from './viewer-bar.tsx'
import { ViewerStrip } from './viewer-strip.tsx'

interface FileViewerProps {
  /** At least one. */
  files: readonly ViewedFile[]
  index: number
  onTurn: (index: number) => void
  onClose: () => void
  /** Address of the record inside the product; undefined if it may not be shared. */
  share?: string | undefined
}

const zoomable = new Set(['image', 'pdf', 'word', 'ppt', 'excel'])
/** Kinds whose controls never hide: there is more to read than to look at. */
const keepsControls = new Set(['audio', 'other'])

/** Files in full screen, one at a time. */
export function FileViewer({ files, index, onTurn, onClose, share }: FileViewerProps) {
  const { t } = useTranslation('files/viewer')
  const titleId = useId()
  const root = useRef<HTMLDivElement>(null)
  const zoom = useRef<StageZoom>(null)
  const [said, setSaid] = useState('')
  const file = files[index] as ViewedFile
  const kind = kindOf(file)
  const areShown = useIdleControls(root, !keepsControls.has(kind) && !isExpired(file))

  const turn = (step: 1 | -1) => choose(index + step)
  const choose = (next: number) => {
    const wanted = files[next]
    if (!wanted || next === index) return
    setSaid(t('place', { number: next + 1, count: files.length, name: wanted.displayName }))
    onTurn(next)
  }
  useViewerKeys({ onClose, onTurn: turn, zoom })
  useScreenTitle(file.displayName, root)
  useFocusInAndBack(root, file.id)
  useNeighbours(files, index)

  return (
    <ViewerRoom rest={areShown ? undefined : true}>
      <div ref={root} className={css.dialog} role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
        <div className={css.top}>
          <ViewerBar
            titleId={titleId}
            file={file}
            place={{ number: index + 1, count: files.length }}
            zoom={zoomable.has(kind) ? zoom : undefined}
            share={share}
            onSay={setSaid}
            onClose={onClose}
          />
        </div>
        <div className={css.stage} data-kind={kind}>
          <StageZoomContext value={zoom}>
            <Stage key={file.id} file={file} onTurn={turn} />
          </StageZoomContext>
        </div>
        {files.length > 1 ? (
          <>
            <div className={css.back} data-controls>
              <IconButton
                className={css.turn}
                label={t('previous')}
                icon="right"
                onClick={() => turn(-1)}
                disabled={index === 0}
              />
            </div>
            <div className={css.next} data-controls>
              <IconButton
                className={css.turn}
                label={t('next')}
                icon="right"
                onClick={() => turn(1)}
                disabled={index === files.length - 1}
              />
            </div>
            <div className={css.bottom}>
              <ViewerStrip files={files} index={index} onChoose={choose} />
            </div>
          </>
        ) : null}
        <Unseen as="p" role="status">
          {said}
        </Unseen>
      </div>
    </ViewerRoom>
  )
}

/** Dark background of the viewer, in every theme. */
export function ViewerRoom({ rest, children }: { rest?: boolean | undefined; children: ReactNode }) {
  return (
    <main id="main" className={css.room} data-rest={rest}>
      {children}
    </main>
  )
}

/** Moves the focus into the viewer, and on leaving to the link that opens the file seen last. */
function useFocusInAndBack(root: { current: HTMLElement | null }, id: string) {
  const seen = useRef({ first: id, last: id })
  useEffect(() => {
    seen.current.last = id
  }, [id])
  // As a layout effect: a moment later it could take the focus from a player the person has already reached.
  useLayoutEffect(() => root.current?.focus({ preventScroll: true }), [root])
  useEffect(() => {
    const files = seen.current
    return () => focusOpener([files.last, files.first])
  }, [])
}

/** Preloads the pictures before and after, so that turning shows them at once. */
function useNeighbours(files: readonly ViewedFile[], index: number) {
  useEffect(() => {
    for (const neighbour of [files[index + 1], files[index - 1]]) {
      if (neighbour && isPicture(neighbour) && !isExpired(neighbour)) new Image().src = previewOf(neighbour)
    }
  }, [files, index])
}

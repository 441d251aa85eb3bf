import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureSources, previewOf } from '../file-addresses.ts'
import { FailedStage } from './failed-stage.tsx'
import css from './picture-stage.module.css'
import parts from './stage-parts.module.css'
import { usePictureZoom } from './use-picture-zoom.ts'
import { useProblem } from './use-problem.ts'
import type { ViewedFile } from './viewed-file.ts'

interface PictureStageProps {
  file: ViewedFile
  onTurn: (step: 1 | -1) => void
}

export function PictureStage({ file, onTurn }: PictureStageProps) {
  const { t } = useTranslation('files/viewer')
  const fault = useProblem(previewOf(file))
  if (fault.isThere) {
    return <FailedStage file={file} title={t('failed.picture')} problem={fault.problem} onRetry={fault.clear} />
  }
  return <Picture key={fault.round} file={file} onTurn={onTurn} onError={fault.find} />
}

function Picture({ file, onTurn, onError }: PictureStageProps & { onError: () => void }) {
  const { t } = useTranslation('files/viewer')
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const { scale, isHeld, transform } = usePictureZoom({ stage, picture }, onTurn)

  return (
    <div
      ref={stage}
      className={`${parts.whole} ${css.stage}`}
      data-zoomed={scale > 1 || undefined}
      data-held={isHeld || undefined}
    >
      {isLoaded ? null : <span className={css.loading} role="status" aria-label={t('loading')} />}
      <img
        ref={picture}
        src={previewOf(file)}
        // Only the full file of a GIF is animated.
        srcSet={/\.gif$/i.test(file.name) ? undefined : pictureSources(file)}
        // When enlarged, the browser itself loads the next larger form.
        sizes={`${Math.ceil(scale) * 100}vw`}
        alt={file.displayName}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        style={{ transform, maxWidth: file.width ? `min(100%, ${file.width}px)` : undefined }}
        draggable={false}
        decoding="async"
        onLoad={() => setLoaded(true)}
        onError={onError}
      />
      {scale > 1 ? (
        <p className={`${parts.over} ${css.scale}`}>{t('zoom.at', { percent: Math.round(scale * 100) })}</p>
      ) : null}
    </div>
  )
}

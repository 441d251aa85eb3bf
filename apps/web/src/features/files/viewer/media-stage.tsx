import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { CaptionTracks } from '../captions/caption-tracks.tsx'
import { LazyCaptionsBelow } from '../captions/lazy-captions-below.tsx'
import { useCaptions } from '../captions/use-captions.ts'
import { previewOf, thumbnailOf } from '../file-addresses.ts'
import { LazyPlayerBar } from '../player/lazy-player-bar.tsx'
import { FailedStage } from './failed-stage.tsx'
import css from './media-stage.module.css'
import parts from './stage-parts.module.css'
import { useAutoplay } from './use-autoplay.ts'
import { useProblem } from './use-problem.ts'
import type { ViewedFile } from './viewed-file.ts'

type State = 'loading' | 'waiting' | 'blocked' | 'playing' | 'paused' | 'ended'

interface MediaStageProps {
  file: ViewedFile
  kind: 'video' | 'audio'
}

export function MediaStage({ file, kind }: MediaStageProps) {
  const { t } = useTranslation('files/viewer')
  const fault = useProblem(previewOf(file))
  if (fault.isThere) {
    return <FailedStage file={file} title={t(`failed.${kind}`)} problem={fault.problem} onRetry={fault.clear} />
  }
  return <Player key={fault.round} file={file} kind={kind} onError={fault.find} />
}

function Player({ file, kind, onError }: MediaStageProps & { onError: () => void }) {
  const { t } = useTranslation('files/viewer')
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [state, setState] = useState<State>('loading')
  const onBlocked = useCallback(() => setState('blocked'), [])
  useAutoplay(media, onBlocked)
  const shown = useCaptions(media, file)

  const Element = kind
  const player = (
    <Element
      ref={media}
      className={kind === 'video' ? css.video : undefined}
      src={previewOf(file)}
      poster={kind === 'video' && file.thumbnailWidths.length > 0 ? thumbnailOf(file, 1_280) : undefined}
      width={kind === 'video' ? (file.width ?? undefined) : undefined}
      height={kind === 'video' ? (file.height ?? undefined) : undefined}
      aria-label={file.displayName}
      controls={kind === 'video'}
      playsInline
      preload="metadata"
      onLoadedMetadata={() => setState((now) => (now === 'loading' ? 'paused' : now))}
      onPlaying={() => setState('playing')}
      onPause={() => setState('paused')}
      onWaiting={() => setState('waiting')}
      onEnded={() => setState('ended')}
      onError={onError}
    >
      {kind === 'video' ? <CaptionTracks file={file} /> : null}
    </Element>
  )
  const below = (
    <div className={css.below} data-controls>
      <LazyPlayerBar media={media} label={file.displayName} kind={kind} />
      <LazyCaptionsBelow media={media} file={file} shown={shown} kind={kind} />
    </div>
  )
  const caption = (
    <p className={kind === 'video' ? `${parts.over} ${css.over}` : css.state} role="status">
      {state === 'playing' || state === 'paused' ? null : t(`media.${state}`)}
    </p>
  )
  if (kind === 'video') {
    return (
      <div className={`${parts.whole} ${css.film}`}>
        <div className={css.screen}>
          {player}
          {caption}
        </div>
        {below}
      </div>
    )
  }
  return (
    <div className={css.sound}>
      <span className={css.note} data-playing={state === 'playing' || undefined}>
        <Icon name="sound" size={48} />
      </span>
      <p className={css.name}>{file.displayName}</p>
      {player}
      {caption}
      {below}
    </div>
  )
}

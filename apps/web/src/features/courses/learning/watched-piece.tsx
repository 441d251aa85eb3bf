import type { PieceRecord } from '@learntrail/contract/courses/learning'
import { secondsIn } from '@learntrail/contract/courses/seen'
import { type ReactNode, type SyntheticEvent, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { type FilmStretch, goOn, startOf } from './film-stretch.rules.ts'
import { keepAwake } from './keep-awake.ts'
import { LearningContext, type LearningHere } from './learning-context.ts'
import css from './watched-piece.module.css'

/** A resource of a unit that reports how far a learner has watched or opened it. */
export function WatchedPiece({ pieceId, children }: { pieceId: string; children: ReactNode }) {
  const learning = useContext(LearningContext)
  const piece = learning?.record.pieces.find((one) => one.pieceId === pieceId)
  if (learning === null || piece === undefined) return children
  if (piece.kind === 'film')
    return (
      <WatchedFilm learning={learning} piece={piece}>
        {children}
      </WatchedFilm>
    )
  if (piece.kind === 'openFilm')
    return (
      <OpenedFilm learning={learning} piece={piece}>
        {children}
      </OpenedFilm>
    )
  return (
    // Pressing anything within it counts as opening.
    <div className={css.piece} onClickCapture={() => learning.watching.opened(pieceId)}>
      {children}
      <PieceState piece={piece} />
    </div>
  )
}

interface Watched {
  learning: LearningHere
  piece: PieceRecord
  children: ReactNode
}

function WatchedFilm({ learning: { watching }, piece, children }: Watched) {
  const stretch = useRef<FilmStretch | null>(null)
  const letSleep = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => letSleep.current?.(), [])
  const told = (event: SyntheticEvent, then: (film: HTMLVideoElement) => void) => {
    if (event.target instanceof HTMLVideoElement) then(event.target)
  }
  const rest = (event: SyntheticEvent) => {
    letSleep.current?.()
    letSleep.current = undefined
    told(event, (film) => watching.stands(piece.pieceId, film.currentTime))
  }
  return (
    <div
      className={css.piece}
      onLoadedMetadataCapture={(event) =>
        told(event, (film) => {
          if (film.currentTime === 0) film.currentTime = startOf(piece.position, film.duration)
        })
      }
      onPlayCapture={() => {
        letSleep.current ??= keepAwake()
      }}
      onPauseCapture={rest}
      onEndedCapture={rest}
      onSeekingCapture={() => {
        stretch.current = null
      }}
      onTimeUpdateCapture={(event) =>
        told(event, (film) => {
          const next = goOn(stretch.current, film.currentTime, film.playbackRate)
          stretch.current = next.stretch
          if (next.ran.length > 0) watching.ran(piece.pieceId, next.ran, film.currentTime)
        })
      }
    >
      {children}
      <PieceState piece={piece} />
    </div>
  )
}

/** A film on another site: counts the seconds from opening it until the person returns. */
function OpenedFilm({ learning: { watching }, piece, children }: Watched) {
  const openedAt = useRef<number | null>(null)
  useEffect(() => {
    const back = () => {
      if (openedAt.current === null || document.visibilityState === 'hidden') return
      const before = secondsIn(piece.seen)
      const seconds = Math.round((performance.now() - openedAt.current) / 1_000)
      openedAt.current = null
      const to = Math.min(piece.seconds, before + seconds)
      if (to > before) watching.ran(piece.pieceId, [[before, to]], to)
      watching.tell()
    }
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [watching, piece])
  return (
    <div
      className={css.piece}
      onClickCapture={() => {
        openedAt.current ??= performance.now()
        watching.opened(piece.pieceId)
      }}
    >
      {children}
      <PieceState piece={piece} />
    </div>
  )
}

function PieceState({ piece }: { piece: PieceRecord }) {
  const { t } = useTranslation('courses/learning')
  const percent = Math.floor((100 * secondsIn(piece.seen)) / piece.seconds)
  if (piece.isComplete)
    return (
      <p className={css.state} data-complete>
        <Icon name="check" size={16} /> {t('piece.complete')}
      </p>
    )
  const isRun = piece.kind === 'film' || piece.kind === 'openFilm'
  if (!isRun) return <p className={css.state}>{t('piece.toOpen')}</p>
  return <p className={css.state}>{t(piece.kind === 'film' ? 'piece.film' : 'piece.openFilm', { percent })}</p>
}

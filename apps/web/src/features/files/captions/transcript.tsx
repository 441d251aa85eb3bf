import { plainCue } from '@learntrail/contract/files/captions/cues'
import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import { readCaptions } from '@learntrail/contract/files/captions/web-vtt'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { captionsQuery } from '../api/captions.ts'
import { clockOf } from './clock.rules.ts'
import { cueAt } from './cue-at.rules.ts'
import css from './transcript.module.css'

interface TranscriptProps {
  media: RefObject<HTMLMediaElement | null>
  file: Pick<FileSummary, 'id' | 'captions'>
  language: CaptionLanguage
}

/** All that is said, with when; a press plays it from there, and what is said now is marked. */
export function Transcript({ media, file, language }: TranscriptProps) {
  const { t } = useTranslation('files/viewer')
  const { data, error, refetch, isFetching } = useQuery(captionsQuery(file, language))
  const cues = useMemo(() => {
    const read = data === undefined ? null : readCaptions(data)
    return read !== null && 'cues' in read ? read.cues : []
  }, [data])
  const [at, setAt] = useState(-1)
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const player = media.current
    const follow = () => setAt(cueAt(cues, (player?.currentTime ?? 0) * 1_000))
    follow()
    player?.addEventListener('timeupdate', follow)
    return () => player?.removeEventListener('timeupdate', follow)
  }, [media, cues])

  // Only the list itself scrolls: whoever reads elsewhere on the page stays there.
  useEffect(() => {
    const line = list.current?.children.item(at) as HTMLElement | null
    if (at < 0 || line === null || list.current === null) return
    const { offsetTop, offsetHeight } = line
    const { scrollTop, clientHeight } = list.current
    const isSeen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight
    if (!isSeen) list.current.scrollTop = offsetTop - clientHeight / 3
  }, [at])

  if (error !== null) return <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) {
    return (
      <Loading>
        <SkeletonLines lines={3} />
      </Loading>
    )
  }

  function playFrom(start: number) {
    const player = media.current
    if (player === null) return
    player.currentTime = start / 1_000
    // A browser that refuses to play shows where it stands all the same.
    void player.play()?.catch(() => undefined)
  }

  return (
    <ol ref={list} className={css.lines} lang={language} aria-label={t('captions.transcript')}>
      {cues.map((cue, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
        <li key={number}>
          <button
            type="button"
            className={css.line}
            aria-current={number === at || undefined}
            onClick={() => playFrom(cue.start)}
          >
            <span className={css.time}>{clockOf(cue.start)}</span>
            <span className={css.words}>{plainCue(cue.text)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

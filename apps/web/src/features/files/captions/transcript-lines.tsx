import { type Cue, plainCue } from '@learntrail/contract/files/captions/cues'
import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { clockOf } from './clock.rules.ts'
import css from './transcript.module.css'
import { firstHit, type Hit, hitBeside, hitsIn, piecesOf } from './transcript-search.rules.ts'
import { TranscriptSearch } from './transcript-search.tsx'
import { useCueNow } from './use-cue-now.ts'

/** Up to this many lines need no search. */
const mostWithoutSearch = 10

interface TranscriptLinesProps {
  media: RefObject<HTMLMediaElement | null>
  cues: readonly Cue[]
  language: CaptionLanguage
}

/** Lines of a transcript that scroll with the player until the person searches or scrolls elsewhere. */
export function TranscriptLines({ media, cues, language }: TranscriptLinesProps) {
  const { t } = useTranslation(['files/player', 'files/viewer'])
  const lines = useMemo(() => cues.map(({ text }) => plainCue(text)), [cues])
  const now = useCueNow(media, cues)
  const list = useRef<HTMLOListElement>(null)
  const [isFollowing, setFollowing] = useState(true)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(-1)
  const hits = useMemo(() => hitsIn(lines, words), [lines, words])

  useEffect(() => {
    if (isFollowing) showLine(list.current, now)
  }, [isFollowing, now])

  function look(wanted: string) {
    const found = hitsIn(lines, wanted)
    const first = firstHit(found, now)
    setWords(wanted)
    setAt(first)
    setFollowing(wanted.trim() === '')
    showLine(list.current, found[first]?.line ?? -1)
  }

  function step(by: 1 | -1) {
    const next = hitBeside(at, hits.length, by)
    setAt(next)
    setFollowing(false)
    showLine(list.current, hits[next]?.line ?? -1)
  }

  function playFrom(start: number) {
    setFollowing(true)
    const player = media.current
    if (player === null) return
    player.currentTime = start / 1_000
    // If the browser refuses to play, the player still shows the new position.
    void player.play()?.catch(() => undefined)
  }

  const stay = () => setFollowing(false)
  return (
    <div className={css.whole}>
      {cues.length > mostWithoutSearch ? (
        <TranscriptSearch words={words} onWords={look} count={hits.length} at={at} onStep={step} />
      ) : null}
      <div className={css.room}>
        <ol
          ref={list}
          className={css.lines}
          lang={language}
          aria-label={t('files/viewer:captions.transcript')}
          onWheel={stay}
          onTouchMove={stay}
          onFocus={stay}
        >
          {cues.map((cue, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
            <li key={number}>
              <button
                type="button"
                className={css.line}
                aria-current={number === now || undefined}
                onClick={() => playFrom(cue.start)}
              >
                <span className={css.time}>{clockOf(cue.start)}</span>
                <span className={css.words}>
                  <Words text={lines[number] ?? ''} hits={hits} line={number} at={at} />
                </span>
              </button>
            </li>
          ))}
        </ol>
        {!isFollowing && now >= 0 ? (
          <div className={css.back}>
            <Button look="soft" size="s" icon="clock" onClick={() => setFollowing(true)}>
              {t('search.toNow')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** A line with its search hits marked. */
function Words({ text, hits, line, at }: { text: string; hits: readonly Hit[]; line: number; at: number }) {
  const here = hits.flatMap((hit, number) => (hit.line === line ? [{ ...hit, number }] : []))
  if (here.length === 0) return text
  return piecesOf(text, here).map((piece, number) =>
    piece.hit === null ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line keep their order
      <mark key={number} className={css.found} data-now={piece.hit === at || undefined}>
        {piece.text}
      </mark>
    ),
  )
}

/** Scrolls only the list, so that the page around it stays in place. */
function showLine(list: HTMLElement | null, number: number): void {
  const line = list?.children.item(number) as HTMLElement | null | undefined
  if (number < 0 || !list || !line) return
  const { offsetTop, offsetHeight } = line
  const { scrollTop, clientHeight } = list
  const isSeen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight
  if (!isSeen) list.scrollTop = offsetTop - clientHeight / 3
}

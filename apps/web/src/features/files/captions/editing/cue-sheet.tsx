import type { WrittenCaptions } from '@learntrail/contract/files/captions/captions'
import { plainCue } from '@learntrail/contract/files/captions/cues'
import { captionLimits } from '@learntrail/contract/files/captions/facts'
import type { FileSummary } from '@learntrail/contract/files/files'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { MouseOnly } from '../../../../ui/mouse-only.tsx'
import { cueAt } from '../cue-at.rules.ts'
import { CaptionsConflict } from './captions-conflict.tsx'
import css from './captions-editor.module.css'
import { type CaptionCalls, openCaptions } from './captions-session.ts'
import { CueRow } from './cue-row.tsx'
import { addCue, changeCue, joinCue, ordered, removeCue, splitCue } from './cues.rules.ts'
import { SheetTools } from './sheet-tools.tsx'

interface CueSheetProps {
  account: string
  file: FileSummary
  calls: CaptionCalls
  opened: WrittenCaptions
  media: RefObject<HTMLMediaElement | null>
  onSaved: (saved: WrittenCaptions) => void
  onWords: (words: string) => void
}

/** The captions of one language, cue by cue. */
export function CueSheet({ account, file, calls, opened, media, onSaved, onWords }: CueSheetProps) {
  const { t } = useTranslation('files/captions')
  const sentence = useSentence()
  const [session] = useState(() => openCaptions({ account, calls, opened, onSaved }))
  useEffect(() => {
    session.start()
    return session.close
  }, [session])
  const { text: cues, saved, isRestored, isGone, conflict, problem } = useWatched(session)
  const now = useNow(media)
  const length = useLength(media, file)
  const at = cueAt(cues, now)
  const words = cues[at]?.text ?? ''
  useEffect(() => onWords(plainCue(words)), [words, onWords])
  useEffect(() => () => onWords(''), [onWords])
  const wanted = useRef<string | null>(null)
  const isFull = cues.length >= captionLimits.cues
  const momentNow = () => (media.current?.currentTime ?? 0) * 1_000

  /** Adds a cue and puts the caret into its words once it is rendered. */
  function add(moment: number) {
    const id = newId()
    wanted.current = id
    session.change((before) => addCue(before, id, moment))
  }
  function goOn(id: string) {
    const next = cues[cues.findIndex((cue) => cue.id === id) + 1]
    if (next !== undefined) return document.getElementById(`cue-${next.id}`)?.focus()
    if (!isFull) add(Math.max(cues.at(-1)?.end ?? 0, momentNow()))
  }

  return (
    <div className={css.sheet}>
      <p className={css.saved} data-state={saved} role="status">
        {t(`saved.${saved}`)}
      </p>
      {isRestored ? (
        <Notice closeLabel={t('restored.close')} onClose={session.acceptRestored}>
          {t('restored.text')}
        </Notice>
      ) : null}
      {isGone ? <FormAlert>{t('gone')}</FormAlert> : null}
      {conflict ? <CaptionsConflict session={session} /> : null}
      {problem && saved === 'refused' && !conflict ? <FormAlert>{sentence(problem)}</FormAlert> : null}
      <SheetTools session={session} file={file} language={opened.language} length={length} />
      {cues.length === 0 ? <p className={css.note}>{t('none')}</p> : null}
      <ol className={css.cues} aria-label={t('list')}>
        {cues.map((cue, index) => (
          <CueRow
            key={cue.id}
            cue={cue}
            number={index + 1}
            isNow={index === at}
            isLast={index === cues.length - 1}
            isPastEnd={length !== null && cue.end > length + 1_000}
            takesCaret={wanted.current === cue.id}
            onCaret={() => {
              wanted.current = null
            }}
            momentNow={momentNow}
            onChange={(part) => session.change((before) => changeCue(before, cue.id, part))}
            onSettle={() => session.change(ordered)}
            onNext={() => goOn(cue.id)}
            onSplit={(caret) => session.change((before) => splitCue(before, cue.id, newId(), caret))}
            onJoin={() => session.change((before) => joinCue(before, cue.id))}
            onRemove={() => session.change((before) => removeCue(before, cue.id))}
            onPlay={() => {
              if (media.current !== null) media.current.currentTime = cue.start / 1_000
              void media.current?.play()?.catch(() => undefined)
            }}
          />
        ))}
      </ol>
      {isFull ? (
        <p className={css.note}>{t('full', { limit: captionLimits.cues })}</p>
      ) : (
        <div className={css.tools}>
          <Button look="soft" icon="plus" onClick={() => add(momentNow())}>
            {t('add')}
          </Button>
        </div>
      )}
      <p className={css.note}>
        <MouseOnly>{t('keys')}</MouseOnly>
      </p>
    </div>
  )
}

/** Returns the player's position, in milliseconds. */
function useNow(media: RefObject<HTMLMediaElement | null>): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    const player = media.current
    const follow = () => setNow((player?.currentTime ?? 0) * 1_000)
    for (const sign of ['timeupdate', 'seeked'] as const) player?.addEventListener(sign, follow)
    return () => {
      for (const sign of ['timeupdate', 'seeked'] as const) player?.removeEventListener(sign, follow)
    }
  }, [media])
  return now
}

/** Returns the length of the file in milliseconds; null while it is unknown. */
function useLength(media: RefObject<HTMLMediaElement | null>, { duration }: FileSummary): number | null {
  const [length, setLength] = useState(duration === null ? null : duration * 1_000)
  useEffect(() => {
    const player = media.current
    const learn = () => {
      if (Number.isFinite(player?.duration)) setLength((player?.duration ?? 0) * 1_000)
    }
    learn()
    player?.addEventListener('loadedmetadata', learn)
    return () => player?.removeEventListener('loadedmetadata', learn)
  }, [media])
  return length
}

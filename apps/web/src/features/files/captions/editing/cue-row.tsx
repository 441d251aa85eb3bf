import { captionLimits } from '@learntrail/contract/files/captions/facts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Action, ActionMenu } from '../../../../ui/action-menu.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useEnterKey } from '../../../../ui/keyboard/enter-key.ts'
import css from './captions-editor.module.css'
import { faultOf, readTyped, type TypedCue, writeTyped } from './cues.rules.ts'

interface CueRowProps {
  cue: TypedCue
  number: number
  /** The cue is being spoken at the current moment. */
  isNow: boolean
  isLast: boolean
  /** The cue ends after the end of the file. */
  isPastEnd: boolean
  takesCaret: boolean
  onCaret: () => void
  momentNow: () => number
  onChange: (part: Partial<TypedCue>) => void
  /** The times are final: sort the cue into its place. */
  onSettle: () => void
  onNext: () => void
  onSplit: (caret: number) => void
  onJoin: () => void
  onRemove: () => void
  onPlay: () => void
}

/** One cue: its start and end, and its words. */
export function CueRow({ cue, number, isNow, isLast, isPastEnd, takesCaret, onCaret, ...on }: CueRowProps) {
  const { t } = useTranslation('files/captions')
  const words = useRef<HTMLTextAreaElement>(null)
  const faultId = useId()
  const enter = useEnterKey(on.onNext)
  const fault = faultOf(cue)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the caret arrives
  useEffect(() => {
    if (!takesCaret) return
    words.current?.focus()
    onCaret()
  }, [takesCaret])

  const caret = () => words.current?.selectionStart ?? cue.text.length
  const setHere = (end: 'start' | 'end') => {
    on.onChange({ [end]: Math.round(on.momentNow()) })
  }
  const actions: Action[] = [
    { label: t('split'), icon: 'rows', run: () => on.onSplit(caret()) },
    ...(isLast ? [] : [{ label: t('join'), icon: 'link', run: on.onJoin } as const]),
    { label: t('remove'), icon: 'remove', isDangerous: true, run: on.onRemove },
  ]
  /** Alt+I and Alt+O as in video editors; by key position, as an input method may change the letter. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    if (event.code === 'KeyI') setHere('start')
    else if (event.code === 'KeyO') setHere('end')
    else if (event.code === 'KeyP') on.onPlay()
    else return
    event.preventDefault()
  }

  return (
    <li className={css.cue} data-now={isNow || undefined} onKeyDown={onKeyDown}>
      <div className={css.times}>
        <IconButton label={t('play', { number })} icon="play" onClick={on.onPlay} />
        <div className={css.moments}>
          <span className={css.moment}>
            <Moment
              label={t('start', { number })}
              value={cue.start}
              isWrong={false}
              onChange={(start) => on.onChange({ start })}
              onSettle={on.onSettle}
            />
            <Button look="quiet" size="s" aria-label={t('startHere', { number })} onClick={() => setHere('start')}>
              {t('here')}
            </Button>
          </span>
          <span className={css.moment}>
            <Moment
              label={t('end', { number })}
              value={cue.end}
              isWrong={fault === 'ENDS_EARLY'}
              onChange={(end) => on.onChange({ end })}
              onSettle={on.onSettle}
            />
            <Button look="quiet" size="s" aria-label={t('endHere', { number })} onClick={() => setHere('end')}>
              {t('here')}
            </Button>
          </span>
        </div>
        <ActionMenu label={t('more', { number })} actions={actions} />
      </div>
      <textarea
        ref={words}
        id={`cue-${cue.id}`}
        className={css.text}
        rows={2}
        aria-label={t('words', { number })}
        aria-invalid={fault === 'CUE_TOO_LONG'}
        aria-describedby={faultId}
        value={cue.text}
        onChange={(event) => on.onChange({ text: event.currentTarget.value })}
        {...enter}
      />
      <div id={faultId}>
        {fault === 'ENDS_EARLY' ? <p className={css.fault}>{t('endsEarly')}</p> : null}
        {fault === 'CUE_TOO_LONG' ? <p className={css.fault}>{t('tooLong', { limit: captionLimits.cue })}</p> : null}
        {isPastEnd ? <p className={css.past}>{t('pastEnd')}</p> : null}
      </div>
    </li>
  )
}

interface MomentProps {
  label: string
  value: number
  isWrong: boolean
  onChange: (moment: number) => void
  onSettle: () => void
}

/** Input of a moment; keeps what is typed until it loses focus, then restores the old value if it cannot be read. */
function Moment({ label, value, isWrong, onChange, onSettle }: MomentProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      className={css.time}
      aria-label={label}
      aria-invalid={isWrong || (typed !== null && readTyped(typed) === undefined)}
      inputMode="text"
      autoComplete="off"
      value={typed ?? writeTyped(value)}
      onChange={(event) => {
        const words = event.currentTarget.value
        setTyped(words)
        const moment = readTyped(words)
        if (moment !== undefined) onChange(moment)
      }}
      onBlur={() => {
        if (typed === null) return
        setTyped(null)
        onSettle()
      }}
    />
  )
}

import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import css from './info-screen.module.css'

/** Minutes since midnight as a time: 1320 is 22:00. */
const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const minuteOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

interface NightProps {
  room: Chatroom
  onChange: (rest: Chatroom['rest']) => void
}

/** The hours at night when a class's room rests, set by an administrator. */
export function Night({ room: { rest }, onChange }: NightProps) {
  const { t } = useTranslation('chat')
  const [from, setFrom] = useState(clockOf(rest?.from ?? 22 * 60))
  const [until, setUntil] = useState(clockOf(rest?.until ?? 6 * 60))
  const isSame = from === until
  const isSaved = rest !== null && from === clockOf(rest.from) && until === clockOf(rest.until)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (from !== '' && until !== '' && !isSame) onChange({ from: minuteOf(from), until: minuteOf(until) })
  }
  return (
    <form className={css.night} onSubmit={save}>
      <p>{rest === null ? t('night.off') : t('night.on', { from: clockOf(rest.from), until: clockOf(rest.until) })}</p>
      <TextInput
        type="time"
        label={t('night.from')}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        type="time"
        label={t('night.until')}
        value={until}
        error={isSame ? t('night.same') : null}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <div className={css.ways}>
        <Button
          type="submit"
          look="line"
          size="s"
          icon="moon"
          disabled={isSaved || isSame || from === '' || until === ''}
        >
          {t(rest === null ? 'night.close' : 'night.change')}
        </Button>
        {rest === null ? null : (
          <Button look="quiet" size="s" onClick={() => onChange(null)}>
            {t('night.open')}
          </Button>
        )}
      </div>
    </form>
  )
}

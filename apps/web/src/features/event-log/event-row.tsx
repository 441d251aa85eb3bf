import type { EventGroup } from '@learntrail/contract/event-log/event-group-names'
import type { LoggedEvent } from '@learntrail/contract/event-log/event-log'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { formatTime } from '../../ui/dates.ts'
import { dot, dotted } from '../../ui/dotted.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import css from './event-log.module.css'
import { useEventSentence } from './use-event-sentence.ts'

const icons: Record<EventGroup, IconName> = { account: 'lock', records: 'edit', people: 'friends', ePortfolios: 'file' }

interface EventRowProps {
  event: LoggedEvent
  group: EventGroup
  /** Called for an active sign-in on another device. */
  onDisown: () => void
}

export function EventRow({ event, group, onDisown }: EventRowProps) {
  const { t } = useTranslation('event-log')
  const sentenceOf = useEventSentence()
  const { device, address } = event.words
  const origin = dotted([device, address])
  return (
    <li className={css.row}>
      <Icon name={icons[group]} />
      <span className={css.words}>
        <span>{sentenceOf(event)}</span>
        <small>
          {origin ? origin + dot : ''}
          {group === 'account' && !event.isMine ? t('byService') + dot : ''}
          <time dateTime={event.at}>{formatTime(event.at)}</time>
        </small>
      </span>
      {event.sessionId === null ? null : (
        <Button look="line" size="s" onClick={onDisown}>
          {t('notMe')}
        </Button>
      )}
    </li>
  )
}

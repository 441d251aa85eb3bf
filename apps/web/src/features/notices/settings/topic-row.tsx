import { cadences, type NoticeTopic, requiredTopic } from '@learntrail/contract/notices/kinds'
import type { Channels } from '@learntrail/contract/notices/settings'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Select } from '../../../ui/form/select.ts'
import css from './topic-row.module.css'

interface TopicRowProps {
  topic: NoticeTopic
  channels: Channels
  hasMails: boolean
  onChange: (channels: Partial<Channels>) => void
}

export function TopicRow({ topic, channels, hasMails, onChange }: TopicRowProps) {
  const { t } = useTranslation(['notices/settings', 'notice-kinds'])
  const id = useId()
  const name = t(`notice-kinds:topics.${topic}.name`)
  return (
    <li className={css.row}>
      <div className={css.words} id={id}>
        <span>{name}</span>
        <small>{t(`notice-kinds:topics.${topic}.about`)}</small>
      </div>
      {topic === requiredTopic ? (
        <Chip tone="honey">{t('required')}</Chip>
      ) : (
        <div className={css.channels}>
          <Checkbox
            label={t('inApp')}
            aria-describedby={id}
            checked={channels.app}
            onChange={(event) => onChange({ app: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('push')}
            aria-describedby={id}
            checked={channels.push}
            onChange={(event) => onChange({ push: event.currentTarget.checked })}
          />
          <Select
            className={css.mail}
            aria-label={t('mailOf', { topic: name })}
            disabled={!hasMails}
            allowDeselect={false}
            data={cadences.map((value) => ({ value, label: t(`cadence.${value}`) }))}
            value={channels.mail}
            onChange={(value) => {
              const mail = cadences.find((cadence) => cadence === value)
              if (mail && mail !== channels.mail) onChange({ mail })
            }}
          />
        </div>
      )}
    </li>
  )
}

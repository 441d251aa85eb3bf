import { noticeTopicNames } from '@learntrail/contract/notices/kinds'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useWays } from '../../../feature/use-ways.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { type ReadSettings, settingsQuery, useChangeSettings } from '../api/notice-settings.ts'
import { HoursCard } from './hours-card.tsx'
import css from './settings-screen.module.css'
import { TopicRow } from './topic-row.tsx'

/** Which topics I am notified of, by which channel and how often. */
export function SettingsScreen() {
  const { t } = useTranslation('notices/settings')
  const query = useQuery(settingsQuery)
  return (
    <Screen title={t('title')} back={paths.notices}>
      {query.data === undefined ? <WaitingLines query={query} lines={10} /> : <Settings settings={query.data} />}
    </Screen>
  )
}

function Settings({ settings }: { settings: ReadSettings }) {
  const { t } = useTranslation('notices/settings')
  const { mutate: change } = useChangeSettings()
  const ways = useWays('noticeSettings')
  return (
    <div className={css.cards}>
      <Card as="section" aria-labelledby="mails">
        <h2 id="mails" className={css.title}>
          {t('mails')}
        </h2>
        {settings.email === null ? (
          <FormAlert tone="accent">
            {t('noAddress')} <Link to={paths.account}>{t('toAccount')}</Link>
          </FormAlert>
        ) : (
          <Checkbox
            label={t('isMailOn')}
            description={t('mailTo', { email: settings.email })}
            checked={settings.isMailOn}
            onChange={(event) => change({ isMailOn: event.currentTarget.checked })}
          />
        )}
      </Card>
      <Card as="section" aria-labelledby="topics">
        <h2 id="topics" className={css.title}>
          {t('topics')}
        </h2>
        <ul>
          {noticeTopicNames.map((topic) => (
            <TopicRow
              key={topic}
              topic={topic}
              channels={settings.topics[topic]}
              hasMails={settings.email !== null && settings.isMailOn}
              onChange={(channels) => change({ topics: { [topic]: channels } })}
            />
          ))}
        </ul>
      </Card>
      <div>
        {ways.map(({ name, icon, to }) => (
          <LinkButton key={to} look="line" to={to} iconAfter={icon}>
            {name}
          </LinkButton>
        ))}
      </div>
      <HoursCard settings={settings} onChange={change} />
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Trail, TrailStep } from '../../../ui/trail/trail.tsx'
import { useNavigation } from '../../shell/index.ts'
import { ServerPrograms } from '../components/server-programs.tsx'
import css from './version-screen.module.css'

const versions = [
  {
    key: 'v010',
    day: '2026-11-21',
    topics: [
      ...(['record', 'trail', 'eportfolio', 'people', 'groups', 'homework'] as const),
      ...(['account', 'notices', 'school', 'care'] as const),
    ],
  },
] as const

export function VersionScreen() {
  const { t } = useTranslation('home/about')
  const { data, error, isFetching, refetch } = useNavigation()
  return (
    <Screen
      title={t('version.title')}
      lead={data ? t('version.current', { version: data.version }) : t('version.unknown')}
    >
      {error && !data ? <FailedState error={error} onRetry={() => refetch()} isRetrying={isFetching} /> : null}
      <ServerPrograms />
      <Trail>
        {versions.map(({ key, day, topics }) => (
          <TrailStep key={key}>
            <Card as="article">
              <h2 className={css.title}>{t(`version.log.${key}.title`)}</h2>
              <time className={css.day} dateTime={day}>
                {day}
              </time>
              <p>{t(`version.log.${key}.text`)}</p>
              <dl className={css.topics}>
                {topics.map((topic) => (
                  <div key={topic}>
                    <dt>{t(`version.log.${key}.topics.${topic}.title`)}</dt>
                    <dd>{t(`version.log.${key}.topics.${topic}.text`)}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </TrailStep>
        ))}
      </Trail>
    </Screen>
  )
}

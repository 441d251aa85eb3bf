import type { HelpArticle } from '@learntrail/contract/help/articles'
import { helpPicture } from '@learntrail/contract/help/picture'
import { type HelpTopic, isHelpTopic } from '@learntrail/contract/help/topics'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { articleQuery } from '../api/articles.ts'
import { HelpPicture } from '../components/help-picture.tsx'
import { Helped } from '../components/helped.tsx'
import css from './help-topic-screen.module.css'

export function HelpTopicScreen() {
  const { topic } = useParams()
  return isHelpTopic(topic) ? <Topic key={topic} topic={topic} /> : <Navigate to={paths.help} replace />
}

function Topic({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation('help')
  const { data, error, refetch, isFetching } = useQuery(articleQuery(topic))
  return (
    <Screen title={data?.title ?? t('title')} lead={data?.lead} back={paths.help}>
      {data ? <Article article={data} /> : null}
      {!data && error ? <FailedState error={error} onRetry={refetch} isRetrying={isFetching} /> : null}
      {!data && !error ? <CardsSkeleton cards={1} /> : null}
    </Screen>
  )
}

function Article({ article: { topic, picture, steps, tip, go, opinions } }: { article: HelpArticle }) {
  const { t } = useTranslation('help')
  return (
    <div className={css.page}>
      <HelpPicture topic={topic} />
      <div className={css.body} data-seen={picture !== null || undefined}>
        <ol className={css.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={css.step}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {picture ? (
          <img
            className={css.screen}
            src={picture.path}
            alt={picture.alt}
            width={helpPicture.width}
            height={helpPicture.height}
            loading="lazy"
            decoding="async"
          />
        ) : null}
      </div>
      <Card as="section" padding="s" className={css.tip} aria-label={t('tip')}>
        <Icon name="spark" />
        <p>{tip}</p>
      </Card>
      <div>
        <LinkButton to={go.path} iconAfter="right">
          {go.label}
        </LinkButton>
      </div>
      <Helped topic={topic} />
      {opinions ? <p className={css.opinions}>{t('helped.opinions', opinions)}</p> : null}
    </div>
  )
}

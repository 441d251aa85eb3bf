import type { Article } from '@learntrail/contract/news/articles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { RichText } from '../../editor/index.ts'
import { articleQuery } from '../api/news.ts'
import css from './articles.module.css'

/** One news article, in the reader's language if it was written in it. */
export function ArticleScreen() {
  const { t } = useTranslation('news')
  const { articleId = '' } = useParams()
  const query = useQuery(articleQuery(articleId))
  if (isProblem(query.error, 'ARTICLE_NOT_FOUND', 'VALIDATION_FAILED')) {
    return (
      <Screen title={t('title')} back={paths.news}>
        <EmptyState title={t('gone')} action={<LinkButton to={paths.news}>{t('toAll')}</LinkButton>}>
          <p>{t('goneText')}</p>
        </EmptyState>
      </Screen>
    )
  }
  if (query.data === undefined) {
    return (
      <Screen title={t('title')} back={paths.news}>
        <WaitingLines query={query} lines={8} />
      </Screen>
    )
  }
  return <Shown article={query.data} />
}

function Shown({ article }: { article: Article }) {
  const { t } = useTranslation('news')
  const locale = currentLocale()
  const words = article[locale] ?? article.tw
  return (
    <Screen title={words.title} back={paths.news}>
      <Card as="article" lang={article[locale] === null ? 'zh-Hant-TW' : undefined}>
        <p className={css.day}>
          <time dateTime={article.publishedAt}>{formatFullDay(article.publishedAt)}</time>
          {article.editedAt === null ? null : ` · ${t('edited', { day: formatFullDay(article.editedAt) })}`}
        </p>
        {article[locale] === null ? <p className={css.day}>{t('chineseOnly')}</p> : null}
        <RichText document={words.content} />
      </Card>
    </Screen>
  )
}

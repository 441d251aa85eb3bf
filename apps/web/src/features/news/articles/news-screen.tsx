import type { ArticleHeading } from '@learntrail/contract/news/articles'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { currentLocale } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { articlesQuery, bannersQuery } from '../api/news.ts'
import { BannerStrip } from '../banners/banner-strip.tsx'
import { Decoration } from '../decorations/decoration.tsx'
import css from './articles.module.css'

/** News of the service, for everybody including guests. */
export function NewsScreen() {
  const { t } = useTranslation('news')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={css.parts}>
        <Decoration />
        <Banners />
        <Articles />
      </div>
    </Screen>
  )
}

function Banners() {
  const { data } = useQuery(bannersQuery)
  return <BannerStrip items={data?.items ?? []} />
}

function Articles() {
  const { t } = useTranslation('news')
  const query = useInfiniteQuery(articlesQuery)
  if (query.data === undefined) return <WaitingLines query={query} lines={6} />
  const headings = query.data.pages.flatMap(({ items }) => items)
  if (headings.length === 0) {
    return (
      <EmptyState title={t('empty')}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={css.list}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <Heading heading={heading} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

function Heading({ heading: { id, publishedAt, title } }: { heading: ArticleHeading }) {
  return (
    <Card as="article" padding="none" className={css.card}>
      <Link className={css.link} to={paths.article(id)}>
        <time className={css.day} dateTime={publishedAt}>
          {formatFullDay(publishedAt)}
        </time>
        <h2 className={css.title}>
          <WholeWords>{title[currentLocale()] ?? title.tw}</WholeWords>
        </h2>
      </Link>
    </Card>
  )
}

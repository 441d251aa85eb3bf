import type { ListedArticle } from '@learntrail/contract/help/articles'
import { helpLimits } from '@learntrail/contract/help/limits'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { WayButtons } from '../../../feature/way-buttons.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { useMedia } from '../../../ui/screen/use-media.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { articlesQuery } from '../api/articles.ts'
import { inChapters } from '../chapters.ts'
import { HelpPicture } from '../components/help-picture.tsx'
import css from './help-screen.module.css'

/** Screens on which pages are shown without pictures; the same width is in the styles. */
const narrow = '(max-width: 575px)'

/** The help centre: its pages by chapter, and search. */
export function HelpScreen() {
  const { t } = useTranslation('help')
  // Kept in the address, so that the results are still there on returning from a page.
  const [address, setAddress] = useSearchParams()
  const [typed, setTyped] = useState(address.get('find') ?? '')
  const find = useDeferredValue(typed.trim())
  const look = (words: string) => {
    setTyped(words)
    setAddress(words.trim() === '' ? {} : { find: words.trim() }, { replace: true, preventScrollReset: true })
  }
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <TextInput
        className={css.find}
        type="search"
        value={typed}
        maxLength={helpLimits.find}
        onChange={(event) => look(event.currentTarget.value)}
        aria-label={t('find')}
        placeholder={t('findExample')}
        leftSection={<Icon name="search" />}
      />
      <Articles find={find} />
    </Screen>
  )
}

function Articles({ find }: { find: string }) {
  const { t } = useTranslation('help')
  const { data, error, refetch, isFetching } = useQuery(articlesQuery(find))
  if (!data && error) return <FailedState error={error} onRetry={refetch} isRetrying={isFetching} />
  if (!data) return <CardsSkeleton />
  if (data.items.length === 0)
    return (
      <EmptyState title={t('nothing')} action={<WayButtons from="noAnswer" />}>
        <p>{t('nothingText')}</p>
      </EmptyState>
    )
  // Search results are ordered by relevance, not by chapter.
  if (find !== '') return <Pages pages={data.items} title="h2" />
  return (
    <div className={css.chapters}>
      {inChapters(data.items).map(({ chapter, pages }) => (
        <section key={chapter} aria-label={t(`chapters.${chapter}`)}>
          <h2 className={css.chapter}>{t(`chapters.${chapter}`)}</h2>
          <Pages pages={pages} title="h3" />
        </section>
      ))}
    </div>
  )
}

interface PagesProps {
  pages: readonly ListedArticle[]
  title: 'h2' | 'h3'
}

/** List of pages, with pictures except on phones. */
function Pages({ pages, title: Title }: PagesProps) {
  const isNarrow = useMedia(narrow)
  return (
    <ul className={css.topics}>
      {pages.map(({ topic, title, lead }) => (
        <li key={topic}>
          <Card as="article" padding="none" className={css.topic}>
            {isNarrow ? null : <HelpPicture topic={topic} />}
            <div className={css.words}>
              <Title>
                <Link className={css.link} to={paths.helpTopic(topic)}>
                  {title}
                </Link>
              </Title>
              <p>{lead}</p>
            </div>
            {isNarrow ? <Icon name="right" /> : null}
          </Card>
        </li>
      ))}
    </ul>
  )
}

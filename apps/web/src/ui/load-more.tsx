import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../i18n/problem-sentence.ts'
import { Button } from './button.tsx'
import css from './load-more.module.css'

/** The parts of an infinite query that concern its end. */
interface ListEnd {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => unknown
}

interface LoadMoreOfProps {
  query: ListEnd
  /** Loads the next page when the end comes within 600 px of the screen. */
  isAutomatic?: boolean
}

/** The end of the loaded pages: a button, also for people who do not scroll and for retrying after a failure. */
export function LoadMoreOf(props: LoadMoreOfProps) {
  return props.query.hasNextPage ? <LoadMore {...props} /> : null
}

function LoadMore({ query, isAutomatic = false }: LoadMoreOfProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const { isFetchingNextPage: isLoading, isFetchNextPageError: isFailed, fetchNextPage } = query
  const more = useRef(fetchNextPage)
  useEffect(() => {
    more.current = fetchNextPage
  })

  const isWatching = isAutomatic && !isLoading && !isFailed
  useEffect(() => {
    const element = place.current
    if (!isWatching || !element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWatching])

  return (
    <div ref={place} className={css.more}>
      {isFailed ? <p role="alert">{sentenceOf(query.error)}</p> : null}
      <Button look="soft" isBusy={isLoading} onClick={() => void fetchNextPage()}>
        {t(isFailed ? 'retry' : 'loadMore')}
      </Button>
    </div>
  )
}

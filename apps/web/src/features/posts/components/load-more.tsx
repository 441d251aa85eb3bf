import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import css from './load-more.module.css'

interface LoadMoreProps {
  isLoading: boolean
  error: unknown
  onMore: () => void
  /** Loads by itself when it comes near the screen. */
  isAutomatic?: boolean
}

/** The end of what is loaded. A button for those who do not scroll, and for when loading failed. */
export function LoadMore({ isLoading, error, onMore, isAutomatic = false }: LoadMoreProps) {
  const { t } = useTranslation('posts')
  const place = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })

  const isWatching = isAutomatic && !isLoading && !error
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
      {error ? <p role="alert">{sentenceOf(error)}</p> : null}
      <Button look="soft" isBusy={isLoading} onClick={onMore}>
        {t(error ? 'loadAgain' : 'loadMore')}
      </Button>
    </div>
  )
}

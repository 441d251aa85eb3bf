import { streamLimits } from '@learntrail/contract/stream/limits'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { orNote } from '../../routing/or-note.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { TrailSkeleton } from '../posts/index.ts'
import { newInStreamQuery } from './api/count-new-in-stream.ts'
import { useMarkStreamSeen } from './api/mark-stream-seen.ts'
import { readStream, type StreamPages, streamKey, streamQuery } from './api/read-stream.ts'
import css from './stream.module.css'
import { StreamList } from './stream-list.tsx'
import { rowsOf } from './stream-rows.ts'

/** Loaded on demand, as most streams are not empty. */
const EmptyStream = orNote(async () => (await import('./empty-stream.tsx')).EmptyStream)

/** What friends, followed people and my groups publish, newest first. */
export function StreamView({ hasSources }: { hasSources: boolean }) {
  const query = useInfiniteQuery(streamQuery)
  const { data } = query
  const divider = useDivider(data)
  const top = topOf(data)
  useSeen(data)

  if (query.isPending) return <TrailSkeleton />
  if (!data) return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  const rows = rowsOf(data, divider)
  return (
    <>
      <NewOnes above={top} />
      {rows.length === 0 && !query.hasNextPage ? (
        <Suspense fallback={<TrailSkeleton />}>
          <EmptyStream hasSources={hasSources} />
        </Suspense>
      ) : (
        <StreamList rows={rows} />
      )}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

const topOf = (data: StreamPages | undefined) => data?.pages[0]?.entries[0]?.place

/** Returns the place seen up to before this visit; it stays until newer entries appear above what has been seen. */
function useDivider(data: StreamPages | undefined): string | null {
  const [divider, setDivider] = useState<string | null>(null)
  const seenUpTo = data?.pages[0]?.seenUpTo ?? null
  const top = topOf(data)
  const isNew = seenUpTo !== null && top !== undefined && top > seenUpTo && seenUpTo !== divider
  if (isNew) setDivider(seenUpTo)
  return isNew ? seenUpTo : divider
}

/** Marks the stream as seen while its top is on the screen. */
function useSeen(data: StreamPages | undefined): void {
  const { mutate: mark } = useMarkStreamSeen()
  const marked = useRef('')
  const top = topOf(data)
  const seenUpTo = data?.pages[0]?.seenUpTo ?? ''
  useEffect(() => {
    if (top === undefined) return
    const look = () => {
      const isSeen = document.visibilityState === 'visible' && window.scrollY < window.innerHeight
      if (!isSeen || top <= seenUpTo || top <= marked.current) return
      marked.current = top
      mark(top)
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('scroll', look, { passive: true })
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('scroll', look)
    }
  }, [top, seenUpTo, mark])
}

/** Tells that there are new entries and shows them when pressed; until then nothing moves. */
function NewOnes({ above }: { above: string | undefined }) {
  const { t } = useTranslation('stream')
  const queryClient = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const { data } = useQuery(newInStreamQuery(above))
  const bring = useMutation({
    mutationFn: () => readStream(null),
    onSuccess: (page) => {
      queryClient.setQueryData<StreamPages>(streamKey, { pages: [page], pageParams: [null] })
      place.current?.focus({ preventScroll: true })
      if (window.scrollY > 0) place.current?.scrollIntoView?.()
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
  })
  const count = data?.count ?? 0
  return (
    <>
      <div ref={place} tabIndex={-1} className={css.top} />
      <div className={css.new} role="status">
        {count > 0 ? (
          <Button size="s" isBusy={bring.isPending} onClick={() => bring.mutate()}>
            {count < streamLimits.counted ? t('new', { count }) : t('newMany', { count: streamLimits.counted - 1 })}
          </Button>
        ) : null}
      </div>
    </>
  )
}

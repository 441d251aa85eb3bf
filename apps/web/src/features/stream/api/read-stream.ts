import type { EPortfolioCard } from '@learntrail/contract/eportfolio/eportfolios'
import type { PostPage } from '@learntrail/contract/posts/posts'
import type { StreamPage } from '@learntrail/contract/stream/stream'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { postListsKey } from '../../posts/index.ts'

/** An entry of the stream: a record of the page, by id, or an e-portfolio. */
export type StreamEntry = { place: string; postId: string } | { place: string; ePortfolio: EPortfolioCard }

/** A page of records, which updates with the other lists of records, and the order of all entries. */
export interface StreamRecords extends PostPage {
  entries: StreamEntry[]
  seenUpTo: string | null
}

export type StreamPages = InfiniteData<StreamRecords, unknown>

export const streamKey = [...postListsKey, { view: 'stream' }] as const

export const streamQuery = infiniteQueryOptions({
  queryKey: streamKey,
  queryFn: ({ pageParam, signal }) => readStream(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 30_000,
})

export async function readStream(cursor: string | null, signal?: AbortSignal): Promise<StreamRecords> {
  const circumstances = signal === undefined ? {} : { signal }
  const page = await call('GET /api/v2/stream', { query: { cursor: cursor ?? undefined }, ...circumstances })
  return recordsOf(page)
}

function recordsOf({ items, nextCursor, seenUpTo }: StreamPage): StreamRecords {
  return {
    items: items.flatMap((item) => (item.kind === 'post' ? [item.post] : [])),
    nextCursor,
    months: [],
    entries: items.map((item) =>
      item.kind === 'post'
        ? { place: item.place, postId: item.post.id }
        : { place: item.place, ePortfolio: item.ePortfolio },
    ),
    seenUpTo,
  }
}

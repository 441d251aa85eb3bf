import type { EPortfolioCard } from '@learntrail/contract/eportfolio/eportfolios'
import type { Post } from '@learntrail/contract/posts/posts'
import type { StreamPages } from './api/read-stream.ts'

/** A row of the list. */
export type StreamRow =
  | { kind: 'post'; key: string; post: Post }
  | { kind: 'ePortfolio'; key: string; ePortfolio: EPortfolioCard }
  | { kind: 'seen'; key: string }

/** Returns the rows of all pages, with a divider between new and seen entries if there are both. */
export function rowsOf({ pages }: StreamPages, seenUpTo: string | null): StreamRow[] {
  const posts = new Map(pages.flatMap(({ items }) => items.map((post) => [post.id, post])))
  const rows: StreamRow[] = []
  let isAbove = false
  for (const entry of pages.flatMap(({ entries }) => entries)) {
    if (seenUpTo !== null && entry.place <= seenUpTo && isAbove) {
      rows.push({ kind: 'seen', key: 'seen' })
      isAbove = false
    } else if (rows.length === 0) isAbove = seenUpTo !== null && entry.place > seenUpTo
    if ('ePortfolio' in entry) rows.push({ kind: 'ePortfolio', key: entry.place, ePortfolio: entry.ePortfolio })
    else {
      const post = posts.get(entry.postId)
      if (post !== undefined) rows.push({ kind: 'post', key: entry.place, post })
    }
  }
  return rows
}

import type { PostFilters } from '@learntrail/contract/posts/filters'
import { paths } from '../../paths.ts'

/** What a number counts among the records of a group, as the address of its list calls it. */
interface Counted extends Pick<PostFilters, 'tags' | 'classification'> {
  owner?: string
}

interface Days {
  from: string
  to: string
}

/** The records of a group behind a number: published on these days. */
export function recordsOfGroup(groupId: string, { from, to }: Days, counted: Counted = {}): string {
  const filters = { tab: 'posts', publishedFrom: from, publishedTo: to, ...counted }
  return `${paths.group(groupId)}?${new URLSearchParams(filters as Record<string, string>)}`
}

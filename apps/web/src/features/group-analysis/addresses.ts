import type { PostFilters } from '@learntrail/contract/posts/filters'
import { paths } from '../../paths.ts'

/** Filters of a group's record list, by their names in the address. */
interface Counted extends Pick<PostFilters, 'tags' | 'classification'> {
  owner?: string
}

interface Days {
  from: string
  to: string
}

/** Address of the group's records published within these days and matching the filters. */
export function recordsOfGroup(groupId: string, { from, to }: Days, counted: Counted = {}): string {
  const filters = { tab: 'posts', publishedFrom: from, publishedTo: to, ...counted }
  return `${paths.group(groupId)}?${new URLSearchParams(filters as Record<string, string>)}`
}

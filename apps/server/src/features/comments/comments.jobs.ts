import { type Counter, recountNightly } from '../../platform/counts/recount.ts'
import type { Platform } from '../../platform/platform.ts'
import { commentTargets } from './comment-targets.kind.ts'
import { handleCommentWordJobs } from './words/index-comments.service.ts'

/** Counters of comments, and the comment counters of their targets. */
export function commentCounters({ declared }: Pick<Platform, 'declared'>): Counter[] {
  return [
    {
      table: 'comments',
      column: 'like_count',
      truth: 'select count(*) from comment_likes l where l.comment_id = t.id',
    },
    { table: 'comments', column: 'reply_count', truth: 'select count(*) from comments r where r.parent_id = t.id' },
    ...declared.of(commentTargets).map(({ type, table, counter }) => ({
      table,
      column: counter,
      truth: `select count(distinct c.id) + count(r.id) from comments c left join comments r on r.parent_id = c.id
        where c.target_type = '${type}' and c.target_id = t.id and c.parent_id is null`,
    })),
  ]
}

export function handleCommentJobs(platform: Platform): void {
  handleCommentWordJobs(platform)
  recountNightly(platform, 'comments.recount', () => commentCounters(platform))
}

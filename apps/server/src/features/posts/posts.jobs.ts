import { type Counter, recountNightly } from '../../platform/counts/recount.ts'
import type { Platform } from '../../platform/platform.ts'
import { handleHistoryJobs } from './history/history.service.ts'

export const postCounters: readonly Counter[] = [
  { table: 'posts', column: 'like_count', truth: 'select count(*) from post_likes l where l.post_id = t.id' },
]

export function handlePostJobs(platform: Platform): void {
  handleHistoryJobs(platform)
  recountNightly(platform, 'posts.recount', () => postCounters)
}

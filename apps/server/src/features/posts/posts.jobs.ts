import { type Counter, recountNightly } from '../../platform/counts/recount.ts'
import type { Platform } from '../../platform/platform.ts'
import { handleHistoryJobs } from './history/history.service.ts'
import { handleScheduleJobs } from './schedule/release.service.ts'
import { handleSharedJobs } from './shared/hand-over.ts'

export const postCounters: readonly Counter[] = [
  { table: 'posts', column: 'like_count', truth: 'select count(*) from post_likes l where l.post_id = t.id' },
]

export function handlePostJobs(platform: Platform): void {
  handleScheduleJobs(platform)
  handleHistoryJobs(platform)
  handleSharedJobs(platform)
  recountNightly(platform, 'posts.recount', () => postCounters)
}

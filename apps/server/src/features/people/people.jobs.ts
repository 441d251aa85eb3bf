import { type Counter, recountNightly } from '../../platform/counts/recount.ts'
import type { Platform } from '../../platform/platform.ts'
import { handleFindingJobs } from './finding/index-missing.jobs.ts'

const kept = { table: 'relation_counts', key: 'account_id' }
export const relationCounters: readonly Counter[] = [
  { ...kept, column: 'friends', truth: 'select count(*) from friendships f where f.person_id = t.account_id' },
  { ...kept, column: 'fans', truth: 'select count(*) from follows f where f.followed_id = t.account_id' },
  { ...kept, column: 'following', truth: 'select count(*) from follows f where f.follower_id = t.account_id' },
]

export function handlePeopleJobs(platform: Platform): void {
  handleFindingJobs(platform)
  recountNightly(platform, 'people.recount', () => relationCounters)
}

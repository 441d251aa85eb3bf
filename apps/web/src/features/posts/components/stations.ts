import type { Post } from '@learntrail/contract/posts/posts'
import { today } from '../../../ui/dates.ts'

/** `day`: by day of learning. `learning`: the same, pinned records first. `published`: by date of publication. */
export type TrailOrder = 'day' | 'learning' | 'published'

export interface Station {
  kind: 'pinned' | 'today' | 'week' | 'month'
  key: string
  posts: Post[]
}

const week = 7 * 86_400_000

/** Groups consecutive records of the same station, in the given order. */
export function stationsOf(posts: readonly Post[], order: TrailOrder, now = new Date()): Station[] {
  const stations: Station[] = []
  for (const post of posts) {
    const { kind, key } = order === 'published' ? byPublication(post, now) : byLearning(post, order)
    const last = stations.at(-1)
    if (last?.kind === kind && last.key === key) last.posts.push(post)
    else stations.push({ kind, key, posts: [post] })
  }
  return stations
}

function byLearning({ isPinned, date }: Post, order: TrailOrder): Pick<Station, 'kind' | 'key'> {
  return isPinned && order === 'learning' ? { kind: 'pinned', key: '' } : { kind: 'month', key: date.slice(0, 7) }
}

function byPublication({ publishedAt }: Post, now: Date): Pick<Station, 'kind' | 'key'> {
  const moment = new Date(publishedAt)
  const day = today(moment)
  if (day === today(now)) return { kind: 'today', key: '' }
  if (now.getTime() - moment.getTime() < week) return { kind: 'week', key: '' }
  return { kind: 'month', key: day.slice(0, 7) }
}

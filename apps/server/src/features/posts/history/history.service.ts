import type { PostVersion, VersionSummary } from '@learntrail/contract/posts/history'
import { postDurations } from '@learntrail/contract/posts/limits'
import type { Person } from '../../../platform/access/person.ts'
import { excerptOf } from '../../../platform/content/excerpt.rules.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { reachOwnPost } from '../posts.service.ts'
import * as repository from './history.repository.ts'

/** Former versions are kept for six months (`postDurations.history`). */
const removeOldVersions = jobKind<object>('posts.remove-old-versions')

export function handleHistoryJobs(platform: Platform): void {
  platform.jobs.every('50 3 * * *', removeOldVersions, async () => {
    await repository.deleteBefore(platform.db, oldest(platform))
  })
}

const oldest = ({ clock }: Platform) => new Date(clock.now().getTime() - postDurations.history)

export async function listVersions(
  platform: Platform,
  person: Person,
  postId: string,
): Promise<{ items: VersionSummary[] }> {
  await reachOwnPost(platform, person, postId)
  const rows = await repository.listVersions(platform.db, postId, oldest(platform))
  return {
    items: rows.map(({ id, title, text, savedAt, replacedAt }) => ({
      id,
      title,
      excerpt: excerptOf(text),
      savedAt: savedAt.toISOString(),
      replacedAt: replacedAt.toISOString(),
    })),
  }
}

export async function readVersion(
  platform: Platform,
  person: Person,
  postId: string,
  id: string,
): Promise<PostVersion> {
  await reachOwnPost(platform, person, postId)
  const row = await repository.findVersion(platform.db, postId, id, oldest(platform))
  const { postId: _, savedAt, replacedAt, ...version } = row ?? refuse('VERSION_NOT_FOUND')
  return { ...version, savedAt: savedAt.toISOString(), replacedAt: replacedAt.toISOString() }
}

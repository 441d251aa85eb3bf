import type { PreparedArchive } from '@learntrail/contract/posts/archive'
import type { PostFilters } from '@learntrail/contract/posts/filters'
import { postDurations } from '@learntrail/contract/posts/limits'
import type { Person } from '../../../platform/access/person.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { filtersOf } from '../list-posts.service.ts'
import * as repository from './archive.repository.ts'

interface Wanted {
  ids?: string[] | undefined
  filters?: { [Name in keyof PostFilters]: PostFilters[Name] | undefined } | undefined
}

/**
 * Stores which records an archive holds, so that a plain link downloads it: the browser then streams it to disk,
 * however large it is. Only the caller's own records; others answer POST_NOT_FOUND, as what other people wrote is
 * theirs to download.
 */
export async function prepareArchive(platform: Platform, person: Person, wanted: Wanted): Promise<PreparedArchive> {
  const now = platform.clock.now()
  const postIds = await postsOf(platform, person.id, wanted)
  if (postIds.length === 0) refuse('POST_NOT_FOUND')
  const { count: fileCount, bytes } = await repository.sumFiles(platform.pool, postIds)
  const id = newId(now.getTime())
  const expiresAt = new Date(now.getTime() + postDurations.preparedArchive)
  await repository.insertArchive(platform.db, { id, ownerId: person.id, postIds, createdAt: now, expiresAt })
  const url = `/api/v2/portfolios/archive/${id}`
  return { id, url, postCount: postIds.length, fileCount, bytes, expiresAt: expiresAt.toISOString() }
}

async function postsOf({ pool }: Platform, owner: string, { ids, filters = {} }: Wanted): Promise<string[]> {
  if (ids === undefined) return repository.listOwnIds(pool, owner, filtersOf(filters))
  const wanted = [...new Set(ids)]
  const own = await repository.findOwnIds(pool, owner, wanted)
  if (own.length < wanted.length) refuse('POST_NOT_FOUND')
  return own
}

export async function findArchive(platform: Platform, person: Person, id: string): Promise<repository.Archive> {
  const found = await repository.findArchive(platform.db, person.id, id, platform.clock.now())
  return found ?? refuse('ARCHIVE_NOT_FOUND')
}

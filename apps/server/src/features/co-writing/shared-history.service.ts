import type { SharedHistory, SharedVersion } from '@learntrail/contract/co-writing/shared-history'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { listStretches, readVersion } from '../documents/index.ts'
import { findSeen } from '../people/index.ts'
import { reachShared, type Writer } from './reach-shared.policy.ts'
import { changeOf } from './shared.rules.ts'
import { documentOf, writtenIn } from './shared-document.mapping.ts'
import { writeShared } from './write-shared.service.ts'

/** Lists who wrote when, newest first. */
export async function listSharedHistory(
  platform: Platform,
  person: Writer,
  id: string,
  before: number | undefined,
): Promise<SharedHistory> {
  await reachShared(platform, person, id)
  const { stretches, next } = await listStretches(platform, {
    ...documentOf(id),
    ...(before !== undefined && { before }),
  })
  const ids = stretches.flatMap(({ accountId }) => accountId ?? [])
  const persons = await findSeen(platform.pool, person.id, ids)
  return {
    stretches: stretches.map(({ accountId, from, to, startedAt, endedAt }) => ({
      from,
      to,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt.toISOString(),
      person: persons.get(accountId ?? '') ?? null,
    })),
    next,
  }
}

/** Returns the record after change `number`, with what was added and removed since the change before `from`. */
export async function readSharedVersion(
  platform: Platform,
  person: Writer,
  { id, number, from }: { id: string; number: number; from: number | undefined },
): Promise<SharedVersion> {
  await reachShared(platform, person, id)
  const name = documentOf(id)
  const { fileIds: _files, ...version } = writtenIn(await readVersion(platform, { ...name, number }))
  const isCompared = from !== undefined && from > 1 && from <= number
  const before = isCompared ? writtenIn(await readVersion(platform, { ...name, number: from - 1 })) : version
  return { number, ...version, ...changeOf(before.content, version.content) }
}

/** Restores text and choices; the files stay, since those of the version may be gone. */
export async function restoreShared(platform: Platform, person: Writer, id: string, number: number): Promise<void> {
  const part = await reachShared(platform, person, id)
  if (part.state !== 'accepted') refuse('NO_PERMISSION')
  const { fileIds: _files, ...version } = writtenIn(await readVersion(platform, { ...documentOf(id), number }))
  await writeShared(platform, person, id, version)
}

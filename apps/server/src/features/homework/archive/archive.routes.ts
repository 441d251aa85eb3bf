import { downloadHomeworkArchive, prepareHomeworkArchive } from '@learntrail/contract/homework/archive'
import { homeworkDurations } from '@learntrail/contract/homework/limits'
import type { FastifyInstance } from 'fastify'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { bind } from '../../../platform/http/bind.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { zipHeaders } from '../../files/index.ts'
import { findRoster } from '../../groups/index.ts'
import { checkCorrects } from '../correcting/correcting.service.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import * as repository from './archive.repository.ts'
import { archiveTexts } from './archive.texts.ts'
import { writeHomeworkArchive } from './write-archive.service.ts'

/** Stores what an archive will hold, so that a plain link downloads it, as for records. */
async function prepare(
  platform: Platform,
  person: Actor,
  { questionId, handInIds }: { questionId: string; handInIds?: string[] | undefined },
) {
  const now = platform.clock.now()
  await checkCorrects(platform, person, questionId)
  const all = (await repository.listPlaces(platform.pool, questionId)).map(({ id }) => id)
  const ids = handInIds === undefined ? all : all.filter((id) => handInIds.includes(id))
  if (ids.length === 0 || ids.length < (handInIds?.length ?? 0)) refuse('HAND_IN_NOT_FOUND')
  const { count: fileCount, bytes } = await repository.sumFiles(platform.pool, ids)
  const id = newId(now.getTime())
  const expiresAt = new Date(now.getTime() + homeworkDurations.preparedArchive)
  await repository.insertArchive(platform.db, {
    id,
    ownerId: person.id,
    questionId,
    handInIds: ids,
    createdAt: now,
    expiresAt,
  })
  const url = `/api/v2/homework/archive/${id}`
  return { id, url, handInCount: ids.length, fileCount, bytes, expiresAt: expiresAt.toISOString() }
}

export function homeworkArchiveRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, prepareHomeworkArchive, ({ person, body }) => prepare(platform, person, body))

  bind(app, downloadHomeworkArchive, async ({ person, params, reply }) => {
    const now = platform.clock.now()
    const archive =
      (await repository.findArchive(platform.db, person.id, params.id, now)) ?? refuse('ARCHIVE_NOT_FOUND')
    const { questionId, handInIds } = archive
    const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
    const { title: asked, rubric, groupId } = await repository.findAsked(platform.pool, questionId)
    const title = safeName(asked, archiveTexts[locale].fileName)
    const places = (await repository.listPlaces(platform.pool, questionId)).filter(({ id }) => handInIds.includes(id))
    const others = await repository.listOthers(platform.pool, archive)
    const roster = groupId === null ? new Map() : await findRoster(platform.pool, person.id, groupId)
    return reply
      .headers(zipHeaders(`${title} ${dayIn(now)}`))
      .send(writeHomeworkArchive(platform, { viewer: person.id, places, others, rubric, roster, locale }))
  })
}

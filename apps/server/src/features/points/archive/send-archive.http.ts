import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { minuteIn } from '../../../platform/clock/taipei.ts'
import { byteOrderMark, csvLine } from '../../../platform/csv/csv.rules.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { downloadHeaders } from '../../files/index.ts'
import { findGroupName, findRoster } from '../../groups/index.ts'
import { type Actor, checkReadsAll } from '../reach-points.policy.ts'
import { archiveTexts } from './archive.texts.ts'
import { unpackLines } from './archived-lines.mapping.ts'
import * as archives from './archives.repository.ts'

type Movement = archives.ArchivedMovement

/** Sends cleared movements as a table, with the names that the group's administrators see now (decision 079). */
export async function sendArchive(
  platform: Platform,
  person: Actor,
  { groupId, archiveId }: { groupId: string; archiveId: string },
  reply: FastifyReply,
) {
  await checkReadsAll(platform, person, groupId)
  const archive = (await archives.findArchive(platform.db, groupId, archiveId)) ?? refuse('POINTS_NOT_FOUND')
  const group = (await findGroupName(platform.db, groupId)) ?? refuse('GROUP_NOT_FOUND')
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const texts = archiveTexts[locale]
  const lineOf = await lineBy(platform, person, { groupId, archive: archive.content, texts })
  const lines = async function* () {
    yield byteOrderMark + csvLine(texts.head)
    for await (const movement of unpackLines<Movement>(archive.content)) yield lineOf(movement)
  }
  const name = safeName(`${texts.fileName} ${group}`, texts.fileName)
  return reply.headers(downloadHeaders('text/csv; charset=utf-8', `${name}.csv`)).send(Readable.from(lines()))
}

interface Named {
  groupId: string
  archive: Buffer
  texts: (typeof archiveTexts)['tw']
}

async function lineBy({ db, pool }: Platform, viewer: Actor, { groupId, archive, texts }: Named) {
  const [giverIds, questionIds] = [new Set<string>(), new Set<string>()]
  for await (const { actorId, questionId } of unpackLines<Movement>(archive)) {
    if (actorId !== null) giverIds.add(actorId)
    if (questionId !== null) questionIds.add(questionId)
  }
  const [roster, holders, givers, titles] = await Promise.all([
    findRoster(pool, viewer.id, groupId),
    archives.findHolders(db, groupId),
    archives.findGivers(db, [...giverIds]),
    archives.findTitles(db, viewer.id, [...questionIds]),
  ])
  return ({ at, kind, points, reason, questionId, actorId, holderId }: Movement) => {
    const holder = holders.get(holderId)
    const known = holder && roster.get(holder.id)
    const giver = actorId === null ? '' : (givers.get(actorId)?.displayName ?? texts.gone)
    return csvLine([
      minuteIn(new Date(at)),
      known?.memberNumber ?? '',
      known?.realName || (holder?.displayName ?? texts.gone),
      known?.studentNumber ?? '',
      points,
      texts.kinds[kind as keyof typeof texts.kinds],
      reason || (questionId === null ? '' : (titles.get(questionId) ?? '')),
      giver,
    ])
  }
}

import type { SchoolSilence, SchoolTakenOut } from '@learntrail/contract/chat/school-order'
import { limits } from '@learntrail/contract/limits'
import { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { clientOf, inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { lastId } from '../../../platform/paging/by-id.ts'
import { lastMoment, momentKey } from '../../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkActsForSchool } from '../../accounts/index.ts'
import { isSilencedAt } from '../chat.policy.ts'
import * as rooms from '../rooms/rooms.repository.ts'
import { letSpeak } from '../rooms/update.service.ts'
import { roomOfSchoolQuery, silencesQuery, takenOutQuery } from './school-order.queries.ts'

type Officer = Pick<Person, 'id'>

interface Page {
  schoolId: string
  cursor?: string | undefined
}

const silenceKey = z.tuple([z.iso.datetime(), z.uuid(), z.uuid()])
type SilenceRow = Omit<SchoolSilence, 'since' | 'until'> & { since: Date; until: Date | null }

export async function listSchoolSilences(platform: Platform, officer: Officer, { schoolId, cursor }: Page) {
  const after = cursor === undefined ? [...lastMoment, lastId] : decodeCursor(cursor, silenceKey)
  await checkActsForSchool(platform.db, officer.id, schoolId)
  const values = [schoolId, ...after, platform.clock.now()]
  const { rows } = await platform.pool.query<SilenceRow>({ ...silencesQuery, values })
  const found = rows.map((row) => ({
    ...row,
    since: row.since.toISOString(),
    until: row.until?.toISOString() ?? null,
  }))
  return pageOf(found, limits.peoplePageSize, ({ since, person, roomId }) => [since, person.id, roomId])
}

type TakenOutRow = Omit<SchoolTakenOut, 'removedAt'> & { removedAt: Date }

export async function listSchoolTakenOut(platform: Platform, officer: Officer, { schoolId, cursor }: Page) {
  const after = cursor === undefined ? lastMoment : decodeCursor(cursor, momentKey)
  await checkActsForSchool(platform.db, officer.id, schoolId)
  const { rows } = await platform.pool.query<TakenOutRow>({ ...takenOutQuery, values: [schoolId, ...after] })
  const found = rows.map((row) => ({ ...row, removedAt: row.removedAt.toISOString() }))
  return pageOf(found, limits.peoplePageSize, ({ removedAt, id }) => [removedAt, id])
}

/** Lifts a silence on behalf of the school; members are told just as when a teacher lifts it. */
export async function liftSchoolSilence(
  platform: Platform,
  officer: Officer,
  { schoolId, roomId, personId }: { schoolId: string; roomId: string; personId: string },
): Promise<void> {
  await checkActsForSchool(platform.db, officer.id, schoolId)
  await inTransaction(platform.db, async (transaction) => {
    const found = await clientOf(transaction).query({ ...roomOfSchoolQuery, values: [schoolId, roomId] })
    const room = (found.rows[0] as { id: string; title: string } | undefined) ?? refuse('CHATROOM_NOT_FOUND')
    const member = (await rooms.findMember(transaction, roomId, personId)) ?? refuse('CHATROOM_NOT_FOUND')
    if (!isSilencedAt(member, platform.clock.now())) return
    await letSpeak(platform, transaction, { by: officer.id, room, personId })
  })
}

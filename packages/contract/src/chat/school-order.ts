import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, time } from '../text.ts'

const access = 'school'
const path = '/api/v2/schools/:schoolId/rooms'
const params = z.object({ schoolId: id })
const query = z.object({ cursor: cursor.optional() })

/** A student as the school knows them. */
const pupil = { person: personSummary, realName: z.string() }
/** Null if the account is gone. */
const leader = z.string().nullable()
const group = z.object({ id, name: z.string() })

const schoolSilence = z.object({
  roomId: id,
  group,
  ...pupil,
  since: time,
  /** Null: until it is lifted. */
  until: time.nullable(),
  reason: z.string(),
  silencedBy: leader,
})
export type SchoolSilence = z.infer<typeof schoolSilence>

export const listSchoolSilences = endpoint({
  method: 'GET',
  path: `${path}/silences`,
  summary: 'Who is silenced in the rooms of the groups of a school of mine: by whom, until when and why, newest first',
  access,
  params,
  query,
  answers: z.object({ items: z.array(schoolSilence), nextCursor: z.string().nullable() }),
  refusals: ['SCHOOL_NOT_FOUND'],
})

const takenOut = z.object({
  id,
  group,
  ...pupil,
  saidAt: time,
  removedAt: time,
  removedBy: leader,
  /** Its text and number of files while they are retained; null afterwards. */
  kept: z.object({ text: z.string(), files: z.int() }).nullable(),
})
export type SchoolTakenOut = z.infer<typeof takenOut>

export const listSchoolTakenOut = endpoint({
  method: 'GET',
  path: `${path}/taken-out`,
  summary: 'What those who lead groups of a school of mine took out of their rooms, with what it said, newest first',
  access,
  params,
  query,
  answers: z.object({ items: z.array(takenOut), nextCursor: z.string().nullable() }),
  refusals: ['SCHOOL_NOT_FOUND'],
})

export const liftSchoolSilence = endpoint({
  method: 'POST',
  path: `${path}/:roomId/silences/:personId/lift`,
  summary: 'Let somebody write again in the room of a group of a school of mine; again changes nothing',
  access,
  params: params.extend({ roomId: id, personId: id }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['SCHOOL_NOT_FOUND', 'CHATROOM_NOT_FOUND'],
})

export const schoolOrderCalls = [listSchoolSilences, listSchoolTakenOut, liftSchoolSilence] as const

import { type LearnerFilter, type LearnerSort, learnerLimits } from '@learntrail/contract/courses/learner-facts'
import type {
  CourseLearner,
  FilmHeat,
  LearnerPage,
  LearnerRecord,
  LearnersOverview,
} from '@learntrail/contract/courses/learners'
import { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { reachTaught } from '../co-editing/reach.policy.ts'
import { heatQuery, listQuery, oneQuery, overviewQuery } from './learners.queries.ts'
import { areTooFew, silentSince } from './learners.rules.ts'

type Actor = Pick<Person, 'id'>
type Moments = 'joinedAt' | 'learntAt' | 'finishedAt'

export interface LearnerRow extends Omit<CourseLearner, Moments> {
  joinedAt: Date
  learntAt: Date | null
  finishedAt: Date | null
}

/** Filter, class and order of a list of learners. */
export interface Wanted {
  filter: LearnerFilter
  groupId?: string | undefined
  sort: LearnerSort
}

const place = z.int().min(0).max(100)
const words = z.string().max(200)
const keys: Record<LearnerSort, z.ZodType<readonly (string | number)[]>> = {
  learnt: z.tuple([z.iso.datetime({ offset: true }), z.uuid()]),
  progress: z.tuple([place, z.uuid()]),
  name: z.tuple([words, z.uuid()]),
  seat: z.tuple([z.int().min(0).max(1), words, words, z.uuid()]),
}

/** Returns a page of a course's learners with their progress; COURSE_NOT_FOUND for a person who does not teach it. */
export async function listLearners(
  platform: Platform,
  person: Actor,
  courseId: string,
  { cursor, limit, ...wanted }: Wanted & { cursor?: string | undefined; limit: number },
): Promise<LearnerPage> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, keys[wanted.sort])
  const rows = await findLearners(platform, person, courseId, { ...wanted, after, limit: limit + 1 })
  const { items, nextCursor } = pageOf(rows, limit, ({ key }) => key)
  return { items: items.map(learnerOf), nextCursor }
}

type Key = readonly (string | number)[]

export async function findLearners(
  platform: Platform,
  person: Actor,
  courseId: string,
  { groupId, ...list }: Wanted & { after?: Key | undefined; limit: number },
): Promise<(LearnerRow & { key: Key })[]> {
  await reachTaught(platform.db, person.id, courseId)
  const values = [person.id, courseId, groupId ?? null, silentSince(platform.clock.now())]
  return (await platform.pool.query<LearnerRow & { key: Key }>(listQuery(values, list))).rows
}

function learnerOf({ person, known, progress, joinedAt, learntAt, finishedAt, isSilent }: LearnerRow): CourseLearner {
  return {
    person,
    known,
    progress,
    isSilent,
    joinedAt: joinedAt.toISOString(),
    learntAt: learntAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

export async function readLearners(
  platform: Platform,
  person: Actor,
  courseId: string,
  groupId?: string,
): Promise<LearnersOverview> {
  await reachTaught(platform.db, person.id, courseId)
  const values = [person.id, courseId, groupId ?? null, silentSince(platform.clock.now())]
  const { rows } = await platform.pool.query<Omit<LearnersOverview, 'isTooFew' | 'isPart'>>({
    ...overviewQuery,
    values,
  })
  const { counts, groups, units } = rows[0] ?? refuse('COURSE_NOT_FOUND')
  const isTooFew = areTooFew(counts.all)
  return { counts, groups, isTooFew, isPart: counts.all > learnerLimits.reckoned, units: isTooFew ? [] : units }
}

/** Returns how many learners saw and replayed each stretch of a film. */
export async function readHeat(
  platform: Platform,
  person: Actor,
  { id, pieceId }: { id: string; pieceId: string },
  groupId?: string,
): Promise<FilmHeat> {
  await reachTaught(platform.db, person.id, id)
  const values = [person.id, id, groupId ?? null, pieceId]
  const { rows } = await platform.pool.query<Omit<FilmHeat, 'pieceId' | 'isTooFew'>>({ ...heatQuery, values })
  const heat = rows[0] ?? refuse('COURSE_FILM_NOT_FOUND')
  const isTooFew = areTooFew(heat.viewers)
  return { ...heat, pieceId, isTooFew, ...(isTooFew && { seen: [], again: [] }) }
}

type Piece = LearnerRecord['pieces'][number]
type OneRow = LearnerRow & {
  units: LearnerRecord['units']
  pieces: (Omit<Piece, 'again' | 'openedAt' | 'changedAt'> & { position: number })[]
  moments: Pick<Piece, 'pieceId' | 'again' | 'openedAt' | 'changedAt'>[]
}

export async function readLearner(
  platform: Platform,
  person: Actor,
  { id, personId }: { id: string; personId: string },
): Promise<LearnerRecord> {
  await reachTaught(platform.db, person.id, id)
  const values = [person.id, id, null, silentSince(platform.clock.now()), personId]
  const { rows } = await platform.pool.query<OneRow>({ ...oneQuery, values })
  const { units, pieces, moments, ...row } = rows[0] ?? refuse('COURSE_LEARNER_NOT_FOUND')
  const momentsOf = new Map(moments.map((one) => [one.pieceId, one]))
  return {
    ...learnerOf(row),
    units,
    pieces: pieces.map(({ position: _, ...piece }) => {
      const { again = [], openedAt = null, changedAt = null } = momentsOf.get(piece.pieceId) ?? {}
      return { ...piece, again, openedAt: asMoment(openedAt), changedAt: asMoment(changedAt) }
    }),
  }
}

/** Converts a timestamp in PostgreSQL's JSON form, with its zone, to that of the wire. */
const asMoment = (at: string | null) => at && new Date(at).toISOString()

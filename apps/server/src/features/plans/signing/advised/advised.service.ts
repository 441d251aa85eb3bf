import { type PlanNeed, planNeeds } from '@learntrail/contract/plans/signing/facts'
import type { AdvisedPage, AdvisedPlan } from '@learntrail/contract/plans/signing/signing'
import { z } from 'zod'
import type { Person } from '../../../../platform/access/person.ts'
import { dayIn } from '../../../../platform/clock/taipei.ts'
import { firstId } from '../../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../../platform/paging/cursor.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { advisedQuery, countsQuery, groupsQuery } from './advised.queries.ts'

interface Asked {
  need?: PlanNeed | undefined
  groupId?: string | undefined
  cursor?: string | undefined
  limit: number
}

type Row = AdvisedPlan & { rank: number; since: string }

/** Rank of the need, moment and plan id of a page's last plan. */
const keyForm = z.tuple([z.int().min(0).max(100), z.iso.datetime(), z.uuid()])

/** Returns a page of other people's plans that a person signs, with the number of plans for each need. */
export async function listAdvised(
  { pool, clock }: Platform,
  person: Pick<Person, 'id'>,
  { need, groupId, cursor, limit }: Asked,
): Promise<AdvisedPage> {
  const now = clock.now()
  const after = cursor === undefined ? [0, '-infinity', firstId] : decodeCursor(cursor, keyForm)
  const about = [person.id, dayIn(now), now, groupId ?? null]
  const found = await pool.query<Row>({ ...advisedQuery(limit + 1), values: [...about, need ?? null, ...after] })
  const { items, nextCursor } = pageOf(found.rows, limit, ({ rank, since, _id }) => [rank, since, _id])
  const counted = await pool.query<{ need: PlanNeed; count: number }>({ ...countsQuery, values: about })
  const groups = await pool.query<AdvisedPage['groups'][number]>({ ...groupsQuery, values: [person.id] })
  const counts = Object.fromEntries(planNeeds.map((one) => [one, 0])) as AdvisedPage['counts']
  for (const { need: one, count } of counted.rows) counts[one] = count
  return { items: items.map(({ rank: _, since: __, ...plan }) => plan), nextCursor, counts, groups: groups.rows }
}

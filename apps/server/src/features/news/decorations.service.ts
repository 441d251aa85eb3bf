import { endOfMinute, minuteOf } from '@learntrail/contract/moments'
import type { Decoration } from '@learntrail/contract/news/decorations'
import type { Ornament } from '@learntrail/contract/news/ornaments'
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { type Actor, audit } from '../../platform/audit/audit.ts'
import { inTransaction, type Queryable } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { decorations } from './news.tables.ts'

type Row = typeof decorations.$inferSelect

const viewOf = ({ id, ornament, startsAt, endsAt }: Row): Decoration => ({
  id,
  ornament,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

export async function readDecoration({ db, clock }: Platform, motion: 'reduced' | undefined) {
  if (motion === 'reduced') return { decoration: null }
  const now = clock.now()
  const [found] = await db
    .select()
    .from(decorations)
    .where(and(lte(decorations.startsAt, now), gt(decorations.endsAt, now)))
    .orderBy(desc(decorations.startsAt))
    .limit(1)
  return { decoration: found === undefined ? null : viewOf(found) }
}

/** Most decorations that staff are shown. */
const listedRows = 100

export async function listDecorations({ db }: Platform) {
  const rows = await db.select().from(decorations).orderBy(desc(decorations.startsAt)).limit(listedRows)
  return { items: rows.map(viewOf) }
}

interface Planned {
  clientId: string
  ornament: Ornament
  startsAt: string
  endsAt: string
}

/** Plans a decoration; periods may not overlap. Returns the existing one when the client id is known. */
export async function planDecoration(platform: Platform, by: Actor, planned: Planned): Promise<Decoration> {
  const { clientId, ornament } = planned
  const [startsAt, endsAt] = [new Date(planned.startsAt), new Date(planned.endsAt)]
  return inTransaction(platform.db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('decorations', 0))`)
    const before = await findByClient(transaction, by.id, clientId)
    if (before !== undefined) return viewOf(before)
    // A decoration may begin in the minute in which another ends.
    const begun = new Date(endOfMinute(planned.startsAt))
    const overlapping = and(lt(decorations.startsAt, minuteOf(endsAt)), gt(decorations.endsAt, begun))
    if ((await transaction.$count(decorations, overlapping)) > 0) refuse('DECORATION_OVERLAPS')
    const row = { id: newId(platform.clock.now().getTime()), authorId: by.id, clientId, ornament, startsAt, endsAt }
    await transaction.insert(decorations).values(row)
    const subject = { type: 'decoration', id: row.id } as const
    await audit(platform, transaction, { by, act: 'decoration.planned', subject, data: { ornament } })
    return viewOf(row)
  })
}

async function findByClient(db: Queryable, authorId: string, clientId: string): Promise<Row | undefined> {
  const ofBoth = and(eq(decorations.authorId, authorId), eq(decorations.clientId, clientId))
  return (await db.select().from(decorations).where(ofBoth))[0]
}

export async function removeDecoration(platform: Platform, by: Actor, id: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const gone = await transaction.delete(decorations).where(eq(decorations.id, id)).returning({ id: decorations.id })
    if (gone.length === 0) refuse('DECORATION_NOT_FOUND')
    await audit(platform, transaction, { by, act: 'decoration.removed', subject: { type: 'decoration', id } })
  })
}

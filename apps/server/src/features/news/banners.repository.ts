import type { Banner, KeptBanner } from '@learntrail/contract/news/banners'
import { newsLimits } from '@learntrail/contract/news/limits'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database, Transaction } from '../../platform/database/index.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import type { Reading } from '../../platform/platform.ts'
import { joinAccount, planAt } from '../accounts/index.ts'
import { audienceRole } from '../broadcasts/index.ts'
import { type FileEntity, fileEntityOf, joinFile } from '../files/index.ts'
import { joinOrganization } from '../profiles/index.ts'
import { banners } from './news.tables.ts'

const pictureOf = `'/api/v2/banner/' || b.id || '/picture?of=' || b.file_id`
const facts = `b.id, ${pictureOf} as picture, json_build_object('tw', b.alt_tw, 'en', b.alt_en) as alt, b.link`

/** Whether the banner's period includes `now`. */
const isOn = (now: string) => `b.starts_at <= ${now} and b.ends_at > ${now}`
/** Whether account `a` with its organization `o` belongs to the audience; guests match only banners for everybody. */
const isFor = (now: string) => `(b.roles = '{}' or (a.id is not null and ${audienceRole} = any (b.roles)))
  and (b.plans = '{}' or (a.id is not null and ${planAt('a', now)} = any (b.plans)))`

/** $1 viewer or null, $2 now. */
const withViewer = `left ${joinAccount('a', '$1')} left ${joinOrganization('o', 'a.id')}`
const isShown = `(${isOn('$2')} and ${isFor('$2')})`

export async function listShown(pool: Pool, viewer: string | null, now: Date): Promise<Banner[]> {
  const found = await pool.query<Banner>({
    name: 'banners-shown',
    text: `select ${facts} from banners b ${withViewer} where ${isShown} order by b.place, b.id ${limitTo(newsLimits.banners)}`,
    values: [viewer, now],
  })
  return found.rows
}

interface PictureAsked {
  viewer: string | null
  /** Whether the viewer may see every banner. */
  isOperator: boolean
  now: Date
}

export async function findPicture({ pool, declared }: Reading, id: string, { viewer, isOperator, now }: PictureAsked) {
  const found = await pool.query<FileEntity>({
    name: 'banner-picture',
    text: `select ${fileEntityOf(declared, 'f')} from banners b ${joinFile('f', 'b.file_id')} ${withViewer}
      where b.id = $3 and ($4 or ${isShown})`,
    values: [viewer, now, id, isOperator],
  })
  return found.rows[0]
}

const kept = `${facts}, b.roles, b.plans, ${isoTime('b.starts_at')} as "startsAt", ${isoTime('b.ends_at')} as "endsAt",
  b.place, case when b.ends_at <= $1 then 'over' when b.starts_at > $1 then 'planned' else 'shown' end as state`

/** Most banners, ended ones included, that staff are shown. */
const keptRows = 200

export async function listAll(pool: Pool, now: Date): Promise<KeptBanner[]> {
  const found = await pool.query<KeptBanner>({
    name: 'banners-all',
    text: `select ${kept} from banners b
      order by b.ends_at <= $1, case when b.ends_at > $1 then b.place end, b.id desc ${limitTo(keptRows)}`,
    values: [now],
  })
  return found.rows
}

export async function findBanner(pool: Pool, now: Date, id: string): Promise<KeptBanner | undefined> {
  const found = await pool.query<KeptBanner>({
    name: 'banner',
    text: `select ${kept} from banners b where b.id = $2`,
    values: [now, id],
  })
  return found.rows[0]
}

export async function findByClient(db: Database | Transaction, authorId: string, clientId: string) {
  const [found] = await db
    .select({ id: banners.id })
    .from(banners)
    .where(and(eq(banners.authorId, authorId), eq(banners.clientId, clientId)))
  return found?.id
}

/** Counts the banners that have not ended, under a lock held until the transaction ends. */
export async function countKept(transaction: Transaction, now: Date): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('banners', 0))`)
  return transaction.$count(banners, gt(banners.endsAt, now))
}

export async function insertBanner(transaction: Transaction, row: typeof banners.$inferInsert): Promise<void> {
  await transaction.insert(banners).values(row)
}

export async function updateBanner(
  transaction: Transaction,
  id: string,
  change: Partial<typeof banners.$inferInsert>,
): Promise<boolean> {
  const changed = await transaction.update(banners).set(change).where(eq(banners.id, id)).returning({ id: banners.id })
  return changed.length > 0
}

/** Deletes a banner and returns its file's id. */
export async function deleteBanner(transaction: Transaction, id: string): Promise<string | undefined> {
  const gone = await transaction.delete(banners).where(eq(banners.id, id)).returning({ fileId: banners.fileId })
  return gone[0]?.fileId
}

import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { joinFile } from '../../files/index.ts'
import { postVersions } from './history.tables.ts'

type VersionRow = typeof postVersions.$inferSelect

/** Stores the present state of a record as a former version. */
export async function keepVersion(transaction: Transaction, postId: string, now: Date): Promise<void> {
  await transaction.execute(sql`
    insert into post_versions (id, post_id, title, content, text, file_names, date, classification, tags, custom_tags,
      privacy, saved_at, replaced_at)
    select ${newId(now.getTime())}::uuid, p.id, p.title, p.content, p.text, array(
        select f.display_name from post_files pf ${sql.raw(joinFile('f', 'pf.file_id'))}
        where pf.post_id = p.id order by pf.position),
      p.date, p.classification, p.tags, p.custom_tags, p.privacy, coalesce(p.edited_at, p.published_at), ${now}
    from posts p where p.id = ${postId}`)
}

/** Deletes all but the newest `most` versions. */
export async function dropOldest(transaction: Transaction, postId: string, most: number): Promise<void> {
  await transaction.execute(sql`
    delete from post_versions where post_id = ${postId} and id not in (
      select id from post_versions where post_id = ${postId} order by id desc limit ${most})`)
}

/** Lists versions, with the beginning of the text for the excerpt. */
export async function listVersions(db: Queryable, postId: string, since: Date) {
  const { id, title, text, savedAt, replacedAt } = postVersions
  return db
    .select({ id, title, text: sql<string>`left(${text}, 1000)`, savedAt, replacedAt })
    .from(postVersions)
    .where(and(eq(postVersions.postId, postId), sql`${postVersions.replacedAt} > ${since}`))
    .orderBy(desc(postVersions.id))
}

export async function findVersion(
  db: Queryable,
  postId: string,
  id: string,
  since: Date,
): Promise<VersionRow | undefined> {
  const found = await db
    .select()
    .from(postVersions)
    .where(and(eq(postVersions.postId, postId), eq(postVersions.id, id), sql`${postVersions.replacedAt} > ${since}`))
  return found[0]
}

/** Deletes versions replaced at or before a moment; returns how many. */
export async function deleteBefore(db: Queryable, moment: Date): Promise<number> {
  const removed = await db.delete(postVersions).where(sql`${postVersions.replacedAt} <= ${moment}`)
  return removed.rowCount ?? 0
}

import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Classification } from '@learntrail/contract/tags/tags'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database } from '../../../platform/database/index.ts'
import { joinFile } from '../../files/index.ts'
import { type ListFilters, ownIdsQuery } from '../posts.queries.ts'
import { postArchives } from './archive.tables.ts'

export type Archive = typeof postArchives.$inferSelect

/** Lists the ids of a person's records that pass the filters, by day of learning, newest first. */
export async function listOwnIds(pool: Pool, owner: string, filters: Omit<ListFilters, 'owner'>): Promise<string[]> {
  const found = await pool.query<{ id: string }>(ownIdsQuery(owner, filters))
  return found.rows.map(({ id }) => id)
}

/** Returns which of `ids` are the person's own records, by day of learning, newest first. */
export async function findOwnIds(pool: Pool, owner: string, ids: string[]): Promise<string[]> {
  const found = await pool.query<{ id: string }>(
    'select id from posts where owner_id = $1 and id = any($2::uuid[]) order by date desc, id desc',
    [owner, ids],
  )
  return found.rows.map(({ id }) => id)
}

export async function sumFiles(pool: Pool, postIds: string[]): Promise<{ count: number; bytes: number }> {
  const found = await pool.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(f.bytes), 0)::float8 as bytes
     from post_files pf ${joinFile('f', 'pf.file_id')} where pf.post_id = any($1::uuid[])`,
    [postIds],
  )
  return found.rows[0] ?? { count: 0, bytes: 0 }
}

export async function insertArchive(db: Database, archive: Archive): Promise<void> {
  await db.insert(postArchives).values(archive)
}

export async function findArchive(db: Database, ownerId: string, id: string, now: Date): Promise<Archive | undefined> {
  const found = await db
    .select()
    .from(postArchives)
    .where(and(eq(postArchives.id, id), eq(postArchives.ownerId, ownerId), gt(postArchives.expiresAt, now)))
  return found[0]
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(postArchives).where(lt(postArchives.expiresAt, now))
}

export interface ArchivedFile {
  displayName: string
  mediaType: string
  bytes: number
  sha256: string
  /** Key of a picture that every browser shows, where the original is not one. */
  previewKey: string | null
}

export interface ArchivedPost {
  id: string
  title: string
  content: ContentDocument
  text: string
  date: string
  classification: Classification
  tags: string[]
  customTags: string[]
  privacy: number
  publishedAt: Date
  editedAt: Date | null
  files: ArchivedFile[]
}

/**
 * Reads own records with the hashes of their files, in the order of `ids`; records deleted in the meantime are left
 * out.
 */
export async function readArchived(pool: Pool, owner: string, ids: string[]): Promise<ArchivedPost[]> {
  const found = await pool.query<ArchivedPost>({
    name: 'archive-posts',
    text: `select p.id, p.title, p.content, p.text, p.date::text as date, p.classification, p.tags,
        p.custom_tags as "customTags", p.privacy, p.published_at as "publishedAt", p.edited_at as "editedAt",
        coalesce((select json_agg(json_build_object('displayName', f.display_name, 'mediaType', f.media_type,
            'bytes', f.bytes, 'sha256', f.sha256, 'previewKey', f.preview_key) order by pf.position)
          from post_files pf ${joinFile('f', 'pf.file_id')} where pf.post_id = p.id), '[]') as files
      from unnest($2::uuid[]) with ordinality as wanted(id, place) join posts p on p.id = wanted.id
      where p.owner_id = $1 order by wanted.place`,
    values: [owner, ids],
  })
  return found.rows
}

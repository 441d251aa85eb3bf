import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { identityName } from '../../apps/server/src/platform/storage/identity-file.ts'
import type { Acknowledged, Writer } from './writer.ts'

export interface WhatIsLeft {
  /** Acknowledged records that are missing or differ. */
  lost: number
  /** Records stored more than once, or without an acknowledgement. */
  doubled: number
  /** Sentences about records that are stored only in part. */
  halfMade: string[]
}

/** Compares the tables with what was acknowledged, after every writer has been answered. */
export async function whatIsLeft(pool: pg.Pool, acknowledged: Acknowledged[]): Promise<WhatIsLeft> {
  const { rows } = await pool.query<{ id: string; ownerId: string; clientId: string; title: string; files: string[] }>(
    `select id, owner_id as "ownerId", client_id as "clientId", title,
       array(select file_id::text from post_files f where f.post_id = p.id) as files from posts p`,
  )
  const there = new Map(rows.map((row) => [row.id, row]))
  const isThere = ({ id, ownerId, clientId, title, file }: Acknowledged) => {
    const row = there.get(id)
    const files = file === undefined ? '' : file.id
    return row?.ownerId === ownerId && row.clientId === clientId && row.title === title && row.files.join() === files
  }
  const titles = new Set(rows.map(({ title }) => title))
  return {
    lost: acknowledged.filter((record) => !isThere(record)).length,
    doubled: rows.length - titles.size + Math.max(0, titles.size - acknowledged.length),
    halfMade: await halfMade(pool),
  }
}

async function halfMade(pool: pg.Pool): Promise<string[]> {
  const questions = {
    'records without exactly one event': `select count(*)::int as count from posts p where 1 <>
      (select count(*) from events e where e.kind = 'post.published' and e.subject_id = p.id)`,
    'events without a record': `select count(*)::int as count from events e where e.kind = 'post.published'
      and not exists (select 1 from posts p where p.id = e.subject_id)`,
    'uploaded files without exactly one event': `select count(*)::int as count from files f
      where not exists (select 1 from eportfolio_forms made where made.file_id = f.id) and 1 <>
      (select count(*) from events e where e.kind = 'file.uploaded' and e.subject_id = f.id)`,
  }
  const found: string[] = []
  for (const [what, text] of Object.entries(questions)) {
    const { rows } = await pool.query<{ count: number }>(text)
    if ((rows[0]?.count ?? 0) > 0) found.push(`${rows[0]?.count} ${what}`)
  }
  return found
}

/** Counts acknowledged files whose bytes are not served as they were uploaded. */
export async function countLostFiles(writers: Writer[]): Promise<number> {
  let lost = 0
  for (const writer of writers) {
    for (const { file } of writer.acknowledged) {
      if (file === undefined) continue
      const bytes = await writer.readFile(file.id)
      if (bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== file.sha256) lost += 1
    }
  }
  return lost
}

/** Counts files on disk that no row names: harmless, but nothing ever removes them. */
export async function countLooseBytes(pool: pg.Pool, dataDir: string): Promise<number> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const onDisk = entries.filter((entry) => entry.isFile() && entry.name !== identityName).map(({ name }) => name)
  const { rows } = await pool.query<{ key: string }>(
    `select sha256 as key from files union select preview_key from files union select small_key from files union select unnest(thumbnail_keys) from files
     union select id::text from uploads`,
  )
  const known = new Set(rows.map(({ key }) => key))
  return onDisk.filter((name) => !known.has(name)).length
}

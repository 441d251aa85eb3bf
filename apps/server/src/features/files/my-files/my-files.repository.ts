import type { Disclosure, FileSummary } from '@learntrail/contract/files/files'
import type { FileUseSummary, MyFileSort, ShownFile } from '@learntrail/contract/files/my-files'
import type { Platform, Reading } from '../../../platform/platform.ts'
import { isPartOfName } from '../../../platform/search/part-of-name.ts'
import { fileSummaryOf } from '../file-summary.queries.ts'
import { fileUsesOf, isFileShownTo, isFileUsed, periodFor } from '../file-uses.kind.ts'

export interface MyFileRow {
  id: string
  /** The sort value of the row, for the cursor. */
  key: string | number
  summary: FileSummary
  isUsed: boolean
  uses: FileUseSummary[]
}

interface Order {
  /** Texts compare by bytes, so that cursors work the same on every database. */
  column: string
  type: string
  direction: 'asc' | 'desc'
}

const orders: Record<MyFileSort, Order> = {
  newest: { column: 'f.id', type: 'uuid', direction: 'desc' },
  largest: { column: 'f.bytes', type: 'bigint', direction: 'desc' },
  name: { column: `lower(f.display_name) collate "C"`, type: 'text collate "C"', direction: 'asc' },
}

export interface MyFilesPage {
  /** Bit flags of the wanted kinds. */
  type?: number | undefined
  keyword?: string | undefined
  sort: MyFileSort
  /** Sort value and id of the previous page's last file. */
  after?: readonly [string | number, string] | undefined
  limit: number
}

export async function listMyFiles(
  { pool, declared }: Reading,
  ownerId: string,
  page: MyFilesPage,
): Promise<MyFileRow[]> {
  const { column, type, direction } = orders[page.sort]
  const values: unknown[] = [ownerId]
  const add = (value: unknown) => `$${values.push(value)}`
  // Files that were taken out of something wait a day to be put back; until then they are not listed.
  const conditions = ['f.owner_id = $1', `(f.let_go_at is null or ${isFileUsed(declared, 'f')})`]
  if (page.type !== undefined) conditions.push(`f.type & ${add(page.type)}::int <> 0`)
  if (page.keyword) conditions.push(isPartOfName(`${add(page.keyword)}::text`, 'f.display_name'))
  if (page.after !== undefined) {
    const [key, id] = page.after
    const comparison = direction === 'desc' ? '<' : '>'
    conditions.push(`(${column}, f.id) ${comparison} (${add(key)}::${type}, ${add(id)}::uuid)`)
  }
  // Uses are only looked up for the files of the page.
  const found = await pool.query<MyFileRow>(
    `select f.id, f.key, ${fileSummaryOf('f')} as summary, ${isFileUsed(declared, 'f')} as "isUsed", ${fileUsesOf(declared, 'f')} as uses
      from (select f.*, ${column} as key from files f where ${conditions.join(' and ')}
        order by ${column} ${direction}, f.id ${direction} limit ${add(page.limit)}) f
      order by f.key ${direction}, f.id ${direction}`,
    values,
  )
  // The driver returns a bigint as text.
  return found.rows.map((row) => (page.sort === 'largest' ? { ...row, key: Number(row.key) } : row))
}

export interface RoomRow {
  type: number
  isUsed: boolean
  count: number
  bytes: number
}

/** Returns number and bytes of a person's files, by type and by whether they are in use. */
export async function measureRoom({ pool, declared }: Reading, ownerId: string): Promise<RoomRow[]> {
  const found = await pool.query<RoomRow>({
    name: 'my-room',
    text: `select f.type, f."isUsed", count(*)::int as count, sum(f.bytes)::float8 as bytes
      from (select f.type, f.bytes, ${isFileUsed(declared, 'f')} as "isUsed" from files f where f.owner_id = $1) f
      group by f.type, f."isUsed"`,
    values: [ownerId],
  })
  return found.rows
}

/** Returns those of these files that the person owns or is shown somewhere. */
export async function findShownFiles(
  { pool, clock, declared }: Reading & Pick<Platform, 'clock'>,
  viewerId: string,
  ids: readonly string[],
): Promise<ShownFile[]> {
  const found = await pool.query<{ summary: FileSummary; isMine: boolean; discloses: Disclosure | null }>({
    name: 'files-shown',
    text: `select ${fileSummaryOf('f', periodFor(declared, 'f', '$1'))} as summary, f.owner_id = $1 as "isMine",
        case when f.owner_id = $1 then f.discloses end as discloses from files f
      where f.id = any($2::uuid[]) and (f.owner_id = $1 or ${isFileShownTo(declared, 'f', '$1', '$3::timestamptz')})
      order by array_position($2::uuid[], f.id)`,
    values: [viewerId, ids, clock.now()],
  })
  return found.rows.map(({ summary, ...rest }) => ({ ...summary, ...rest }))
}

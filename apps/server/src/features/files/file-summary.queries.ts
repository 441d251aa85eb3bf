import type { ConversionReason, ConversionState } from '@learntrail/contract/files/file-types'
import type { FileSummary } from '@learntrail/contract/files/files'
import type { Pool } from 'pg'
import { isoTime } from '../../platform/database/iso-time.ts'
import { joinFile } from './files.sql.ts'

function fileUrl(id: string): string {
  return `/api/v2/files/${id}/entity`
}

/** SQL of a `fileSummary` (contract `files/files`) from the row `file` of files. */
export function fileSummaryOf(file: string, downloadPeriod = `${file}.download_period`): string {
  return `json_build_object(
    'id', ${file}.id,
    'url', '/api/v2/files/' || ${file}.id || '/entity',
    'name', ${file}.name,
    'displayName', ${file}.display_name,
    'type', ${file}.type,
    'bytes', ${file}.bytes,
    'sha256', ${file}.sha256,
    'width', ${file}.width,
    'height', ${file}.height,
    'thumbnailWidths', ${file}.thumbnail_widths,
    'duration', ${file}.duration,
    'conversion', case when ${file}.conversion_state is not null
      then json_build_object('state', ${file}.conversion_state, 'reason', ${file}.conversion_reason) end,
    'hasSmall', ${file}.small_key is not null,
    'captions', ${file}.captions,
    'downloadPeriod', ${isoTime(downloadPeriod)},
    'createdAt', ${isoTime(`${file}.created_at`)})`
}

/** SQL: summaries of the files of an array of ids, in its order, as JSON; ids without a file are left out. */
export const summariesOfFiles = (
  ids: string,
) => `(select coalesce(json_agg(${fileSummaryOf('f')} order by named.place), '[]')
  from unnest(${ids}) with ordinality as named(id, place) ${joinFile('f', 'named.id')})`

interface FileFacts extends Omit<FileSummary, 'url' | 'conversion' | 'hasSmall' | 'downloadPeriod' | 'createdAt'> {
  smallKey: string | null
  conversionState: ConversionState | null
  conversionReason: ConversionReason | null
  downloadPeriod: Date | null
  createdAt: Date
}

/** Returns the same summary from a row read with Drizzle. */
export function fileSummary(file: FileFacts): FileSummary {
  const { id, name, displayName, type, bytes, sha256, width, height, thumbnailWidths, duration, captions } = file
  const { conversionState: state, conversionReason: reason } = file
  return {
    id,
    url: fileUrl(id),
    name,
    displayName,
    type,
    bytes,
    sha256,
    width,
    height,
    thumbnailWidths,
    duration,
    conversion: state === null ? null : { state, reason },
    hasSmall: file.smallKey !== null,
    captions,
    downloadPeriod: file.downloadPeriod?.toISOString() ?? null,
    createdAt: file.createdAt.toISOString(),
  }
}

/** Returns summaries of a person's files that still exist, in the order of the ids. */
export async function findFileSummaries(pool: Pool, ownerId: string, fileIds: string[]): Promise<FileSummary[]> {
  if (fileIds.length === 0) return []
  const found = await pool.query<{ file: FileSummary }>({
    name: 'file-summaries',
    text: `select ${fileSummaryOf('f')} as file from unnest($2::uuid[]) with ordinality as named(id, place)
      join files f on f.id = named.id and f.owner_id = $1 order by named.place`,
    values: [ownerId, fileIds],
  })
  return found.rows.map(({ file }) => file)
}

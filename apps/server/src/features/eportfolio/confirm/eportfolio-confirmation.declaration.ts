import type { Confirmation } from '@learntrail/contract/eportfolio/eportfolios'
import type { Pool } from 'pg'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { joinAccount } from '../../accounts/index.ts'
import { joinFile } from '../../files/index.ts'
import { joinBelonging } from '../../profiles/index.ts'
import type { ConfirmationSource } from './confirmation-sources.kind.ts'

interface Row extends Omit<Confirmation, 'kind' | 'plan' | 'course' | 'exportedAt' | 'documents' | 'former'> {
  exportedAt: Date
  documents: Confirmation['documents'] | null
  former: Confirmation['former'] | null
}

/** SQL for the files of the version `v`. */
const madeFiles = `from eportfolio_forms d ${joinFile('f', 'd.file_id')}
  where d.eportfolio_id = v.eportfolio_id and d.version = v.number and d.state = 'done'`

/** Includes the export dates and hashes of former versions, for people who hold one of those. */
async function find(pool: Pool, code: string): Promise<Confirmation | undefined> {
  const found = await pool.query<Row>({
    name: 'eportfolio-confirmation',
    text: `select e.confirmation_code as code, v.content ->> 'title' as title, v.number as version,
        v.created_at as "exportedAt",
        case when e.shows_owner and a.deleted_at is null
          then json_build_object('displayName', a.display_name, 'schoolName', coalesce(s.name, o.typed_school_name)) end as owner,
        (select json_agg(json_build_object('type', d.type, 'sha256', f.sha256, 'bytes', f.bytes, 'pages', d.pages,
            'madeAt', ${isoTime('d.made_at')}) order by d.made_at, d.type)
          ${madeFiles}) as documents,
        (select json_agg(former order by former.number desc) from (
          select v.number, ${isoTime('v.created_at')} as "exportedAt",
            (select json_agg(json_build_object('type', d.type, 'sha256', f.sha256) order by d.made_at, d.type)
              ${madeFiles}) as documents
          from eportfolio_versions v
          where v.eportfolio_id = e.id and v.number < e.version
            and exists (select 1 ${madeFiles} and d.type = v.document_type)) former) as former
      from eportfolios e join eportfolio_versions v on v.eportfolio_id = e.id and v.number = e.version
        ${joinAccount('a', 'e.owner_id')}
        ${joinBelonging}
      where e.confirmation_code = $1`,
    values: [code],
  })
  const row = found.rows[0]
  if (row === undefined) return undefined
  return {
    ...row,
    kind: 'ePortfolio',
    exportedAt: row.exportedAt.toISOString(),
    documents: row.documents ?? [],
    former: row.former ?? [],
    plan: null,
    course: null,
  }
}

export const ePortfolioConfirmation: ConfirmationSource = { find }

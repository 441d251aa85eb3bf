import type { Confirmation } from '@learntrail/contract/eportfolio/eportfolios'
import { planLooks } from '@learntrail/contract/plans/facts'
import type { Pool } from 'pg'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { joinAccount } from '../../accounts/index.ts'
import type { ConfirmationSource } from '../../eportfolio/index.ts'
import { joinFile } from '../../files/index.ts'
import { joinBelonging } from '../../profiles/index.ts'
import type { EditionSignature } from './edition-content.rules.ts'

interface Row extends Pick<Confirmation, 'code' | 'title' | 'owner' | 'version'> {
  sealedAt: Date
  madeAt: Date
  lessons: number
  signatures: EditionSignature[]
  pages: number[]
  files: { sha256: string; bytes: number }[]
  newest: { number: number; sealedAt: string } | null
}

const query = {
  name: 'plan-confirmation',
  text: `select e.code, e.title, e.number as version, e.sealed_at as "sealedAt", e.made_at as "madeAt", e.lessons,
      e.signatures, e.pages,
      case when e.shows_owner and a.deleted_at is null
        then json_build_object('displayName', a.display_name, 'schoolName', coalesce(s.name, o.typed_school_name)) end as owner,
      (select coalesce(json_agg(json_build_object('sha256', f.sha256, 'bytes', f.bytes) order by named.place), '[]')
        from unnest(e.file_ids) with ordinality as named(id, place) ${joinFile('f', 'named.id')}) as files,
      (select json_build_object('number', later.number, 'sealedAt', ${isoTime('later.sealed_at')})
        from plan_editions later where later.plan_id = e.plan_id and later.number > e.number and later.state = 'done'
        order by later.number desc limit 1) as newest
    from plan_editions e join plans plan on plan.id = e.plan_id ${joinAccount('a', 'plan.owner_id')}
      ${joinBelonging}
    where e.code = $1 and e.state = 'done'`,
}

/** Finds the edition with this code. A code always confirms the same edition, and says when there is a newer one. */
async function find(pool: Pool, code: string): Promise<Confirmation | undefined> {
  const row = (await pool.query<Row>({ ...query, values: [code] })).rows[0]
  if (row === undefined) return undefined
  const { sealedAt, madeAt, lessons, signatures, pages, files, newest, ...told } = row
  return {
    ...told,
    kind: 'plan',
    exportedAt: sealedAt.toISOString(),
    documents: planLooks.flatMap((type, place) => {
      const file = files[place]
      return file === undefined ? [] : [{ type, ...file, pages: pages[place] ?? null, madeAt: madeAt.toISOString() }]
    }),
    former: [],
    plan: { lessons, signatures, newest },
    course: null,
  }
}

export const planConfirmation: ConfirmationSource = { find }

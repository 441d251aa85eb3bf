import type { Confirmation } from '@learntrail/contract/eportfolio/eportfolios'
import type { Pool } from 'pg'
import { joinAccount } from '../../accounts/index.ts'
import type { ConfirmationSource } from '../../eportfolio/index.ts'

interface Row {
  code: string
  title: string
  owner: Confirmation['owner']
  version: number
  madeAt: Date
  finishedAt: Date
  minutes: number
  teachers: string[]
}

/** Exactly what the certificate says; without the name once the account is deleted. */
const query = {
  name: 'course-confirmation',
  text: `select c.code, c.course_name as title, c.edition_number as version, c.made_at as "madeAt",
      c.finished_at as "finishedAt", c.minutes,
      (select coalesce(json_agg(teacher ->> 'name'), '[]') from jsonb_array_elements(c.teachers) teacher) as teachers,
      case when a.deleted_at is null then json_build_object('displayName', c.name, 'schoolName', null) end as owner
    from course_certificates c ${joinAccount('a', 'c.person_id')} where c.code = $1`,
}

async function find(pool: Pool, code: string): Promise<Confirmation | undefined> {
  const row = (await pool.query<Row>({ ...query, values: [code] })).rows[0]
  if (row === undefined) return undefined
  const { madeAt, finishedAt, minutes, teachers, ...told } = row
  return {
    ...told,
    kind: 'course',
    exportedAt: madeAt.toISOString(),
    documents: [],
    former: [],
    plan: null,
    course: { minutes, finishedAt: finishedAt.toISOString(), teachers },
  }
}

export const certificateConfirmation: ConfirmationSource = { find }

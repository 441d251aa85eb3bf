import type { PlanContent } from '@learntrail/contract/plans/content'
import { sql } from 'drizzle-orm'
import type { Person } from '../../../platform/access/person.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPart } from '../plans.repository.ts'
import { codeOf } from './hash-of.rules.ts'

interface VersionRow extends Record<string, unknown> {
  version: number
  hash: Buffer
  at: Date
}

/** Refuses people who take no part in the plan: earlier versions are not for them. */
async function checkPart(db: Queryable, personId: string, id: string): Promise<void> {
  if ((await findPart(db, personId, id)) === null) refuse('PLAN_NOT_FOUND')
}

const told = ({ version, hash, at }: VersionRow) => ({
  version,
  code: codeOf(hash),
  at: new Date(at).toISOString(),
})

/** Lists the versions that signers were asked about, that were signed or that the plan was begun with, newest first. */
export async function listVersions({ db }: Platform, person: Pick<Person, 'id'>, id: string) {
  await checkPart(db, person.id, id)
  const { rows } = await db.execute<VersionRow>(sql`
    select version, hash, at from plan_versions where plan_id = ${id} order by version desc`)
  return { items: rows.map(told) }
}

export async function readVersion({ db }: Platform, person: Pick<Person, 'id'>, id: string, version: number) {
  await checkPart(db, person.id, id)
  const { rows } = await db.execute<VersionRow & { content: PlanContent }>(sql`
    select version, hash, at, content from plan_versions where plan_id = ${id} and version = ${version}`)
  const [found] = rows
  if (found === undefined) return refuse('PLAN_VERSION_NOT_FOUND')
  return { ...told(found), content: found.content }
}

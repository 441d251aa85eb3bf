import { sql } from 'drizzle-orm'
import type { SealedValues } from '../../platform/sealing/sealed-values.ts'
import { codePlace } from './catalogue/codes.service.ts'
import type { DetailField } from './sealed-details.mapping.ts'

/** Personal details of applications. */
export const sealedDetails: SealedValues = {
  name: 'prize_details.sealed',
  async list(db, after, limit) {
    const { rows } = await db.execute<{ key: string; id: string; field: DetailField; sealed: Buffer }>(sql`
      select application_id || '/' || field as key, application_id as id, field, sealed from prize_details
      where (application_id || '/' || field) collate "C" > ${after} order by (application_id || '/' || field) collate "C" limit ${limit}`)
    return rows.map(({ key, id, field, sealed }) => ({ key, place: { id, field }, sealed }))
  },
  async replace(db, { place, sealed }, anew) {
    await db.execute(sql`update prize_details set sealed = ${anew}
      where application_id = ${place.id} and field = ${place.field} and sealed = ${sealed}`)
  },
}

export const sealedCodes: SealedValues = {
  name: 'prize_codes.sealed',
  async list(db, after, limit) {
    const { rows } = await db.execute<{ key: string; sealed: Buffer }>(sql`
      select id::text as key, sealed from prize_codes where id::text collate "C" > ${after}
      order by id::text collate "C" limit ${limit}`)
    return rows.map(({ key, sealed }) => ({ key, place: codePlace(key), sealed }))
  },
  async replace(db, { key, sealed }, anew) {
    await db.execute(sql`update prize_codes set sealed = ${anew} where id = ${key} and sealed = ${sealed}`)
  },
}

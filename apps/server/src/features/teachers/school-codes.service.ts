import { randomInt } from 'node:crypto'
import { durations } from '@learntrail/contract/limits'
import { schoolCodeMade, schoolCodeRevoked } from '@learntrail/contract/teachers/events'
import { schoolCodeLength, schoolCodeLetters, schoolCodeLimits } from '@learntrail/contract/teachers/limits'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { listPermissions } from '../profiles/index.ts'
import * as repository from './school-codes.repository.ts'

export async function readCodes({ pool, clock }: Platform, me: string) {
  const codes = await repository.listCodes(pool, me, clock.now())
  return {
    items: codes.map(({ createdAt, expiresAt, ...code }) => ({
      ...code,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

interface NewCode {
  schoolId: string
  uses: number
  days: number
}

export async function makeCode(platform: Platform, me: string, { schoolId, uses, days }: NewCode) {
  const at = platform.clock.now()
  const school = (await listPermissions(platform.db, me)).find((one) => one.schoolId === schoolId)
  if (school === undefined) return refuse('SCHOOL_PERMISSION_REQUIRED')
  await inTransaction(platform.db, async (transaction) => {
    const id = await putCode(platform, transaction, me, { schoolId, uses, days })
    const data = { name: school.schoolName }
    await platform.events.record(transaction, schoolCodeMade, { actorId: me, subjectId: id, data, at })
  })
  return readCodes(platform, me)
}

/**
 * Inserts a code of a school as part of a change by any maker; returns its id. Refuses beyond `schoolCodeLimits.codes`
 * (SCHOOL_CODE_LIMIT_REACHED).
 */
export async function putCode(
  { clock }: Pick<Platform, 'clock'>,
  transaction: Transaction,
  madeBy: string,
  { schoolId, uses, days }: NewCode,
): Promise<string> {
  const at = clock.now()
  const id = newId(at.getTime())
  await repository.holdCodes(transaction, schoolId)
  if ((await repository.countHolding(transaction, schoolId, at)) >= schoolCodeLimits.codes) {
    refuse('SCHOOL_CODE_LIMIT_REACHED', { values: { limit: schoolCodeLimits.codes } })
  }
  const expiresAt = new Date(at.getTime() + days * durations.day)
  await repository.insertCode(transaction, { id, schoolId, uses, expiresAt, code: newCode(), madeBy, createdAt: at })
  return id
}

export async function revokeCode(platform: Platform, me: string, id: string) {
  const at = platform.clock.now()
  const permissions = await listPermissions(platform.db, me)
  const schools = permissions.map(({ schoolId }) => schoolId)
  await inTransaction(platform.db, async (transaction) => {
    const ended = (await repository.endCode(transaction, id, schools, at)) ?? refuse('SCHOOL_CODE_NOT_FOUND')
    const name = permissions.find(({ schoolId }) => schoolId === ended.schoolId)?.schoolName ?? ''
    await platform.events.record(transaction, schoolCodeRevoked, { actorId: me, subjectId: id, data: { name }, at })
  })
  return readCodes(platform, me)
}

/** Makes a code with 50 bits of randomness, in letters that are not confused with one another. */
function newCode(): string {
  return Array.from({ length: schoolCodeLength }, () => schoolCodeLetters[randomInt(schoolCodeLetters.length)]).join('')
}

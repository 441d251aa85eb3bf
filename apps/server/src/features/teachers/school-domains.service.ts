import { type Actor, audit } from '../../platform/audit/audit.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkActsForSchool } from '../accounts/index.ts'
import { isTeachersDomain } from './school-address.rules.ts'
import * as repository from './school-domains.repository.ts'

export async function readSchoolDomains(platform: Platform, me: string, schoolId: string) {
  await checkActsForSchool(platform.db, me, schoolId)
  return repository.readDomains(platform.db, schoolId)
}

interface Setting {
  usesListed: boolean
  own: readonly string[]
}

/** Stores where a school's teachers have their e-mail addresses, on the school's word. */
export async function changeSchoolDomains(
  platform: Platform,
  by: Actor,
  schoolId: string,
  { usesListed, own }: Setting,
) {
  await checkActsForSchool(platform.db, by.id, schoolId)
  const { educationalDomains } = platform.config
  await inTransaction(platform.db, async (transaction) => {
    await repository.holdDomains(transaction)
    const { listed } = await repository.readDomains(transaction, schoolId)
    for (const domain of own) {
      const isTheirs = isTeachersDomain(domain, educationalDomains)
      if (!isTheirs || (await repository.isOfOthers(transaction, schoolId, domain))) refuseField('own', 'invalid')
    }
    const rows = own.map((domain) => ({ domain, isOfTeachers: true })).filter(({ domain }) => domain !== listed)
    const off = listed !== null && !usesListed ? [{ domain: listed, isOfTeachers: false }] : []
    await repository.replaceDomains(transaction, schoolId, [...off, ...rows], platform.clock.now())
    const subject = { type: 'school', id: schoolId } as const
    await audit(platform, transaction, { by, act: 'school.domains_changed', subject, data: { count: own.length } })
  })
  return repository.readDomains(platform.db, schoolId)
}

import type { OrganizationInput } from '@learntrail/contract/profiles/organization'
import { findAccountByName } from '../../apps/server/src/features/accounts/demo.ts'
import { changeAvatar } from '../../apps/server/src/features/people/demo.ts'
import { changeCurrentUser, findSchools } from '../../apps/server/src/features/profiles/demo.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import type { DemoOrganization, DemoPerson } from '../people/person.ts'
import { type Making, platformAt } from '../school/making.ts'

/** Fills the profile of a person who has just joined; a filled one is left as it is. */
export async function fillProfile(making: Making, joined: Platform, id: string, person: DemoPerson): Promise<void> {
  const account = await findAccountByName(joined.db, person.email)
  const organization = await organizationOf(joined, person.organization)
  if (!account?.profileFilledAt) {
    const phone = person.organization.as === 'teacher' ? person.organization.phone : undefined
    await changeCurrentUser(joined, id, {
      hasAcceptedTerms: true,
      displayName: person.displayName,
      fullName: person.fullName,
      profile: person.profile,
      organization,
      contact: phone === undefined ? undefined : { phone },
    })
    if (person.avatar !== undefined) await changeAvatar(joined, id, { kind: 'drawn', name: person.avatar })
  }
  // In a new school year, people confirm their school and grade.
  const { schoolYearBegan } = making.calendar
  if (schoolYearBegan) await changeCurrentUser(platformAt(making.platform, schoolYearBegan), id, { organization })
}

async function organizationOf({ db }: Platform, organization: DemoOrganization): Promise<OrganizationInput> {
  if (organization.as === 'other') {
    const { county, township, job, industry, unit, organizationTitle, unitName, unitTitle } = organization
    return {
      type: 'other_unit',
      location: { county, township },
      jobCategory: job,
      industryCategory: industry,
      serviceUnit: unit,
      organizationTitle,
      unitName,
      unitTitle,
    }
  }
  const { school, studies } = organization
  const { type, name, county, township } = school
  const found = await findSchools(db, { type, county, keyword: name, limit: 10 })
  const listed = found.find((one) => one.name === name)
  return {
    type: 'academic_unit',
    academicRole: organization.as,
    schoolType: type,
    // Staff may have imported a list with other names meanwhile.
    ...(listed === undefined ? { schoolName: name } : { school: listed.id }),
    location: { county, township },
    ...studies,
    ...(organization.as === 'student'
      ? { grade: organization.grade, studentId: organization.studentId }
      : { title: organization.title }),
  }
}

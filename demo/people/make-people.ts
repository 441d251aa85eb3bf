import type { OrganizationInput } from '@learntrail/contract/profiles/organization'
import {
  digestOf,
  findAccountByName,
  grantPlan,
  makeStaff,
  registerConfirmed,
  verifyTeacher,
} from '../../apps/server/src/features/accounts/demo.ts'
import { befriend, block } from '../../apps/server/src/features/people/demo.ts'
import { changeCurrentUser, findSchools } from '../../apps/server/src/features/profiles/demo.ts'
import { demoPassword } from '../accounts/demo-accounts.ts'
import { inTurn } from '../school/in-turn.ts'
import { type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { blocked, friendships } from './circles.ts'
import { newcomer, type PersonKey, people } from './people.ts'
import type { DemoOrganization, DemoPerson } from './person.ts'

const keys = Object.keys(people) as PersonKey[]
const personOf = (key: PersonKey): DemoPerson => people[key]

/** Signs everybody up and fills their profiles; who is there already is left as they are. */
export async function makePeople(making: Making): Promise<Ids> {
  const ids = new Map<PersonKey, string>()
  await inTurn(keys, 4, async (key, turn) => {
    ids.set(key, await makePerson(making, personOf(key), turn))
  })
  return ids
}

async function makePerson(making: Making, person: DemoPerson, turn: number): Promise<string> {
  const joined = platformAt(making.platform, making.calendar.joinedAt(turn))
  const id = await register(joined, person)
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
  }
  // With the new school year, people confirm where they are.
  const { schoolYearBegan } = making.calendar
  if (schoolYearBegan) await changeCurrentUser(platformAt(making.platform, schoolYearBegan), id, { organization })
  if (person.plan) await grantPlan(joined, id, { plan: person.plan, endsAt: null })
  if (person.isVerifiedTeacher) await verifyTeacher(joined, id)
  if (person.isStaff) await makeStaff(joined, id)
  return id
}

async function register(
  platform: Making['platform'],
  { email, username, role }: Pick<DemoPerson, 'email' | 'username' | 'role'>,
): Promise<string> {
  const account = await findAccountByName(platform.db, email)
  const password = digestOf(demoPassword)
  return account?.id ?? registerConfirmed(platform, { role, email, username, password, locale: 'tw' })
}

async function organizationOf({ db }: Making['platform'], organization: DemoOrganization): Promise<OrganizationInput> {
  if (organization.as === 'other') {
    const { county, township, job, industry, unit } = organization
    return {
      type: 'other_unit',
      location: { county, township },
      jobCategory: job,
      industryCategory: industry,
      serviceUnit: unit,
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
    // An operator may have imported other names meanwhile.
    ...(listed === undefined ? { schoolName: name } : { school: listed.id }),
    location: { county, township },
    ...studies,
    ...(organization.as === 'student'
      ? { grade: organization.grade, studentId: organization.studentId }
      : { title: organization.title }),
  }
}

/** Makes friends of those who know each other, and keeps apart whom a block keeps apart. */
export async function makeRelations({ platform, calendar }: Making, ids: Ids): Promise<void> {
  await inTurn(friendships(), 4, async ([one, other], turn) => {
    await befriend(platformAt(platform, calendar.befriendedAt(turn)), idOf(ids, one), idOf(ids, other))
  })
  for (const [blocker, other] of blocked) {
    await block(platformAt(platform, calendar.befriendedAt(0)), idOf(ids, blocker), idOf(ids, other))
  }
}

/** Somebody who signed up a little while ago and goes no further. */
export async function makeNewcomer({ platform, calendar }: Making): Promise<void> {
  await register(platformAt(platform, calendar.newcomerJoinedAt), newcomer)
}

import { reaches, type StaffLevel } from '@learntrail/contract/console/levels'
import type { Access, EndpointDefinition } from '@learntrail/contract/endpoint'
import type { ErrorCode } from '@learntrail/contract/errors'
import { addPermissions } from '../features/accounts/index.ts'
import { newSchool } from '../features/console/people/people.fixture.ts'
import { becomeGuardian } from '../features/guardians/guardians.fixture.ts'
import { befriend, block } from '../features/people/index.ts'
import { follow } from '../features/people/relations/follows.service.ts'
import { organizations } from '../features/profiles/profiles.tables.ts'
import { isChange } from '../platform/access/check-access.ts'
import { newPerson as newAccount, type TestPerson } from './people.ts'
import type { TestApp, TestBrowser } from './test-app.ts'

interface Kind {
  /** Makes a person of this kind in relation to the owner of things; null if nobody is signed in. */
  come(product: TestApp, owner: TestPerson): Promise<TestPerson | null>
  /** The code with which access refuses this kind of person; null if it lets them in. */
  refusal(access: Access, changes: boolean, needsPlan: boolean): ErrorCode | null
}

/** Open to every valid session, whatever the account still lacks. */
const isBeforeMember = (access: Access) => access === 'public' || access === 'session' || access === 'account'

/** The level of staff that a call requires; null if none. */
const levelOf = (access: Access) => (access.startsWith('staff:') ? (access.slice('staff:'.length) as StaffLevel) : null)

const beyondMember = (access: Access): ErrorCode | null => {
  if (access === 'guardian') return 'GUARDIAN_REQUIRED'
  if (levelOf(access) !== null) return 'STAFF_REQUIRED'
  if (access === 'school') return 'SCHOOL_PERMISSION_REQUIRED'
  return null
}

/** With a plan that has every feature, so that only the kind of person keeps them away. */
const newPerson: typeof newAccount = (product, change = {}) => newAccount(product, { plan: 'plus', ...change })

async function friendOf(product: TestApp, owner: TestPerson, change: Parameters<typeof newPerson>[1] = {}) {
  const friend = await newPerson(product, change)
  await befriend(product.platform, owner.id, friend.id)
  return friend
}

function ofStaff(level: StaffLevel): Kind {
  return {
    come: (product) => newPerson(product, { role: level }),
    refusal: (access) => {
      const needed = levelOf(access)
      if (needed === null) return beyondMember(access)
      return reaches(level, needed) ? null : 'STAFF_LEVEL_REQUIRED'
    },
  }
}

const ofGuest = (access: Access): ErrorCode | null => {
  if (access === 'public') return null
  return access === 'guardian' ? 'GUARDIAN_REQUIRED' : 'NOT_AUTHENTICATED'
}
/** An account that is not in order gives no guardian's access either. */
const beforeGuardian =
  (refusal: (access: Access) => ErrorCode | null): Kind['refusal'] =>
  (access) =>
    access === 'guardian' ? 'GUARDIAN_REQUIRED' : refusal(access)

/** A guardian with a link is not signed in. */
const ofGuardian = (access: Access): ErrorCode | null => (access === 'guardian' ? null : ofGuest(access))

/** Kinds of people who call. Accounts not in order belong to friends: nothing else keeps them away. */
const kinds = {
  guest: { come: async () => null, refusal: ofGuest },
  'forged session': { come: async () => null, refusal: ofGuest },
  /** By a link of their own, for the owner's account and for another child's. */
  guardian: { come: async () => null, refusal: ofGuardian },
  'other guardian': { come: async () => null, refusal: ofGuardian },
  'no profile': {
    come: (product, owner) => friendOf(product, owner, { profileFilledAt: null, termsAcceptedAt: null }),
    refusal: beforeGuardian((access) => (isBeforeMember(access) ? null : 'PROFILE_REQUIRED')),
  },
  'default password': {
    come: (product, owner) => friendOf(product, owner, { isDefaultPassword: true }),
    refusal: beforeGuardian((access) => (access === 'public' || access === 'session' ? null : 'OWN_PASSWORD_REQUIRED')),
  },
  'being deleted': {
    come: (product, owner) => friendOf(product, owner, { deletedAt: product.clock.now() }),
    refusal: beforeGuardian((access) => (isBeforeMember(access) ? null : 'ACCOUNT_BEING_DELETED')),
  },
  suspended: {
    come: (product, owner) => friendOf(product, owner, { suspendedAt: product.clock.now() }),
    refusal: (access, changes) => {
      if (access === 'public') return null
      if (access === 'guardian') return 'GUARDIAN_REQUIRED'
      return changes ? 'ACCOUNT_SUSPENDED' : beyondMember(access)
    },
  },
  owner: { come: async (_product, owner) => owner, refusal: beyondMember },
  stranger: { come: (product) => newPerson(product), refusal: beyondMember },
  friend: { come: (product, owner) => friendOf(product, owner), refusal: beyondMember },
  follower: {
    come: async (product, owner) => {
      const follower = await newPerson(product)
      await follow(product.platform, follower.id, owner.id)
      return follower
    },
    refusal: beyondMember,
  },
  blocked: {
    // Former friends are strangers after a block.
    come: async (product, owner) => {
      const blocked = await friendOf(product, owner)
      await block(product.platform, owner.id, blocked.id)
      return blocked
    },
    refusal: beyondMember,
  },
  blocker: {
    come: async (product, owner) => {
      const blocker = await friendOf(product, owner)
      await block(product.platform, blocker.id, owner.id)
      return blocker
    },
    refusal: beyondMember,
  },
  'free plan': {
    come: (product) => newPerson(product, { plan: 'free', trialEndsAt: null }),
    refusal: (access, _changes, needsPlan) =>
      access === 'feature:chatroom' && needsPlan ? 'FEATURE_REQUIRED' : beyondMember(access),
  },
  teacher: {
    come: async (product, owner) => {
      const teacher = await newPerson(product, { registrationRole: 'teacher' })
      const school = { type: 'academic_unit', county: 'taipei_city', township: 'taipei_neihu' } as const
      const at = { schoolType: 'high_school', typedSchoolName: '溪畔高中', updatedAt: product.clock.now() } as const
      await product.platform.db.insert(organizations).values([
        { accountId: owner.id, ...school, ...at, academicRole: 'student' },
        { accountId: teacher.id, ...school, ...at, academicRole: 'teacher' },
      ])
      return teacher
    },
    refusal: beyondMember,
  },
  /** Acts for a school that none of the others belongs to. */
  'school person': {
    come: async (product) => {
      const person = await newPerson(product, { registrationRole: 'teacher' })
      const schoolId = await newSchool(product)
      await addPermissions(product.platform.db, person.id, [schoolId], product.clock.now())
      return person
    },
    refusal: (access) => (access === 'school' ? null : beyondMember(access)),
  },
  support: ofStaff('support'),
  moderator: ofStaff('moderator'),
  /** An operator. */
  staff: ofStaff('operator'),
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** Whether nobody is signed in, so that rights do not come from an account. */
export const isSignedOut = (kind: KindName) =>
  kind === 'guest' || kind === 'forged session' || kind === 'guardian' || kind === 'other guardian'
export const kindNames = Object.keys(kinds) as KindName[]

/** Returns the code with which access keeps this kind of person from a call; null if it does not. */
export function refusalOf(kind: KindName, endpoint: EndpointDefinition): ErrorCode | null {
  const changes = isChange(endpoint)
  return kinds[kind].refusal(endpoint.access, changes, changes && !endpoint.needsNoPlan)
}

export async function browserOfKind(product: TestApp, kind: KindName, owner: TestPerson): Promise<TestBrowser> {
  const person = await kinds[kind].come(product, owner)
  const browser = person?.browser ?? product.guest()
  await becomeKind(product, kind, browser, owner)
  return browser
}

/** Gives a browser without a session what this kind of person has. */
async function becomeKind(product: TestApp, kind: KindName, browser: TestBrowser, owner: TestPerson): Promise<void> {
  if (kind === 'forged session') browser.setCookie('learntrail_session', 'A'.repeat(43))
  if (kind === 'guardian') await becomeGuardian(product, browser, owner.id)
  if (kind === 'other guardian') await becomeGuardian(product, browser, (await newPerson(product)).id)
}

/** One signed-in person of each kind, around the owner of things. */
export interface Cast {
  product: TestApp
  owner: TestPerson
  browsers: Record<KindName, TestBrowser>
  /** The person of a kind that is signed in. */
  person(kind: KindName): TestPerson
}

export async function createCast(product: TestApp): Promise<Cast> {
  const owner = await newPerson(product)
  const people = new Map<KindName, TestPerson>()
  const browsers = {} as Record<KindName, TestBrowser>
  for (const kind of kindNames) {
    const person = await kinds[kind].come(product, owner)
    if (person !== null) people.set(kind, person)
    browsers[kind] = person?.browser ?? product.guest()
    await becomeKind(product, kind, browsers[kind], owner)
  }
  return {
    product,
    owner,
    browsers,
    person(kind) {
      const person = people.get(kind)
      if (person === undefined) throw new Error(`nobody is signed in as ${kind}`)
      return person
    },
  }
}

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
  /** Somebody of this kind in relation to the owner of things, or null where nobody is signed in. */
  come(product: TestApp, owner: TestPerson): Promise<TestPerson | null>
  /** The code that access answers to this kind of person, or null where it lets them in. */
  refusal(access: Access, changes: boolean, needsPlan: boolean): ErrorCode | null
}

/** Open to every session in order, whatever the account still lacks. */
const isBeforeMember = (access: Access) => access === 'public' || access === 'session' || access === 'account'

/** The level of staff that a call takes; null where it takes none. */
const levelOf = (access: Access) => (access.startsWith('staff:') ? (access.slice('staff:'.length) as StaffLevel) : null)

const beyondMember = (access: Access): ErrorCode | null => {
  if (access === 'guardian') return 'GUARDIAN_REQUIRED'
  if (levelOf(access) !== null) return 'STAFF_REQUIRED'
  if (access === 'school') return 'SCHOOL_PERMISSION_REQUIRED'
  return null
}

/** With a plan that has every feature: what keeps them away is what they are. */
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
/** Whose account is not in order is no guardian by it either. */
const beforeGuardian =
  (refusal: (access: Access) => ErrorCode | null): Kind['refusal'] =>
  (access) =>
    access === 'guardian' ? 'GUARDIAN_REQUIRED' : refusal(access)

/** Nobody is signed in where one is somebody's guardian by a link. */
const ofGuardian = (access: Access): ErrorCode | null => (access === 'guardian' ? null : ofGuest(access))

/** Kinds of people who make a call. Whose account is not in order is a friend: nothing but that keeps them away. */
const kinds = {
  guest: { come: async () => null, refusal: ofGuest },
  'forged session': { come: async () => null, refusal: ofGuest },
  /** By a link of their own, of the owner's and of somebody else's child. */
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
    // Who once were friends are strangers after a block.
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

/** Nobody is signed in: what they may do lies in no account. */
export const isSignedOut = (kind: KindName) =>
  kind === 'guest' || kind === 'forged session' || kind === 'guardian' || kind === 'other guardian'
export const kindNames = Object.keys(kinds) as KindName[]

/** Why access keeps this kind of person away from a call, or null where it does not. */
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

/** What a browser has in which nobody is signed in. */
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
  /** Somebody of a kind that is signed in. */
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

import type { Calls } from '@learntrail/contract'
import type { ErrorCode } from '@learntrail/contract/errors'
import type { Cast, KindName } from './kinds.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

export type CallName = keyof Calls

/** The ids by which calls name a thing: `id`, and others in their paths. */
export interface Thing {
  id: string
  [name: string]: string
}

/** What a call carries. Parts of the path missing from `params` come from the thing. */
export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** A thing in one of its states: public, for friends, private. */
interface Form {
  /** Makes what it is in or below, whose audience may differ. */
  ground?(cast: Cast): Promise<Record<string, string>>
  /** Makes one that says `word`. */
  make(cast: Cast, word: string, ground: Record<string, string>): Promise<Thing>
  /**
   * Who may do what. For people who may not `see` it, it does not exist; those who may, but lack the right that a call
   * needs, are forbidden. `told` may read its word; by default, everybody who may see it.
   */
  rights: { see: readonly KindName[] } & Record<string, readonly KindName[]>
  /** Who finds its word in a list; by default, everybody who is told it. */
  listedFor?: readonly KindName[]
}

interface SubjectCall {
  call: CallName
  /** The places of the call that name the thing: `params.id`, `body.fileIds`. */
  names: readonly string[]
  /** One of the rights of the forms; people with it are answered. */
  right: string
  /** The refusal for people who may not see the thing; null answers as if there were none, and tells nothing of it. */
  missing: ErrorCode | null
  /** The refusal for people who may see it but not do this; null answers. */
  forbidden?: ErrorCode | null
  /** What the caller sends, which may need a thing of their own. */
  send?(thing: Thing, caller: TestPerson, product: TestApp): Promise<Sent> | Sent
  /** What a guest sends, who has no things. */
  sendAsGuest?(thing: Thing): Sent
  /** Whether the answer contains the word of the thing. */
  tells?: true
  /** Whether the call uses the thing up, so that another caller needs a new one. */
  spends?: true
  /** The forms it concerns; by default, all. */
  forms?: readonly string[]
}

/** A kind of thing that calls name: how another person comes to have one, and who may do what with it. */
export interface Subject {
  thing: string
  forms: Record<string, Form>
  calls: readonly SubjectCall[]
}

/** A list, search or count that may tell of things: how `caller` asks it for those of `owner` and for a word. */
export interface Listing {
  call: CallName
  ask?(about: { owner: TestPerson; caller: TestPerson; word: string }): Sent
}

/** Places of calls that may name nothing, and why that succeeds, or is refused with a more specific code. */
export type PassedOver = Partial<
  Record<CallName, readonly (readonly [place: string, why: string, outcome?: ErrorCode])[]>
>

/**
 * Places of ids (`query.group`, `body.post.groupIds`) in calls below a path, or of a method and path, and why they are
 * not tried.
 */
export type Places = readonly [place: RegExp, why: string, path?: string][]

/** What a feature provides for tests that call with other people's things. */
export interface FeatureSubjects {
  subjects: readonly Subject[]
  listings: readonly Listing[]
  /** Calls that read, name nothing, and tell nothing of what others made. */
  silent: readonly CallName[]
  passedOver?: PassedOver
  /** Ids that name no row of ours. */
  freePlaces?: Places
}

const friends = ['owner', 'friend', 'suspended'] as const
const members = [
  ...friends,
  'stranger',
  'follower',
  'free plan',
  'teacher',
  'school person',
  'support',
  'moderator',
  'staff',
] as const

/** Audiences of things. */
export const audiences = {
  /** Everybody whom no block keeps away. */
  members,
  friends,
  owner: ['owner'],
  anybody: [
    ...members,
    'blocked',
    'blocker',
    'no profile',
    'default password',
    'being deleted',
    'guest',
    'forged session',
    'guardian',
    'other guardian',
  ],
} as const satisfies Record<string, readonly KindName[]>

import type { Calls } from '@learntrail/contract'
import type { ErrorCode } from '@learntrail/contract/errors'
import type { Cast, KindName } from './kinds.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

export type CallName = keyof Calls

/** The ids that calls name a thing by: `id`, and what else their paths have. */
export interface Thing {
  id: string
  [name: string]: string
}

/** What a call carries. Names of the path that `params` does not give are those of the thing. */
export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** A thing in one of its states: in which it is public, for friends, its owner's alone. */
interface Form {
  /** What it stands in or below, which may be for others than itself. */
  ground?(cast: Cast): Promise<Record<string, string>>
  /** Makes one that says `word`. */
  make(cast: Cast, word: string, ground: Record<string, string>): Promise<Thing>
  /**
   * Who may do what. To whoever may not `see` it, it is not there; whoever may, and has not the right that a call needs, is
   * forbidden it. `told` are those who may read its word; without it, whoever may see it.
   */
  rights: { see: readonly KindName[] } & Record<string, readonly KindName[]>
  /** Who finds its word in a list; without it, whoever is told it. */
  listedFor?: readonly KindName[]
}

interface SubjectCall {
  call: CallName
  /** The places of the call that name the thing: `params.id`, `body.fileIds`. */
  names: readonly string[]
  /** One of the rights of the forms: whoever has it is answered. */
  right: string
  /** What is answered to whoever may not see the thing; null: as if there were none, and nothing of it. */
  missing: ErrorCode | null
  /** The same for whoever may see it and not do this. */
  forbidden?: ErrorCode | null
  /** By the one who calls, who may need a thing of their own for it. */
  send?(thing: Thing, caller: TestPerson, product: TestApp): Promise<Sent> | Sent
  /** The same by a guest, who has no things of their own. */
  sendAsGuest?(thing: Thing): Sent
  /** The answer has the word of the thing. */
  tells?: true
  /** Whoever may do it leaves nothing that another could do the same with. */
  spends?: true
  /** The forms that it is about; without it, all. */
  forms?: readonly string[]
}

/** A kind of thing that calls name: how there comes to be one of somebody else's, and who may do what with it. */
export interface Subject {
  thing: string
  forms: Record<string, Form>
  calls: readonly SubjectCall[]
}

/** A list, a search or a count that may tell of things: how `caller` asks it for those of `owner` and for a word. */
export interface Listing {
  call: CallName
  ask?(about: { owner: TestPerson; caller: TestPerson; word: string }): Sent
}

/** Places of calls that may name nothing, and why that is success all the same, or a refusal that says more. */
export type PassedOver = Partial<
  Record<CallName, readonly (readonly [place: string, why: string, outcome?: ErrorCode])[]>
>

/** Places of ids (`query.group`, `body.post.groupIds`) in calls below a path, or of a method and path, and why nothing is tried with them. */
export type Places = readonly [place: RegExp, why: string, path?: string][]

/** What a feature gives for tests that call with other people's things. */
export interface FeatureSubjects {
  subjects: readonly Subject[]
  listings: readonly Listing[]
  /** Calls that read, name nothing, and tell nobody of what others made. */
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

/** Those whom something is for. */
export const audiences = {
  /** All whom no block keeps away. */
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

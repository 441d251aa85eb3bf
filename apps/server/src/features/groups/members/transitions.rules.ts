import type { ErrorCode } from '@learntrail/contract/errors'
import { type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'

const { applying, administrator, invitedAsMember, member, guest, invitedAsAdministrator, topAdministrator } =
  memberRoles

/** Who may make a transition: the person themselves, an administrator of the group, or its top administrator. */
type Who = 'self' | 'administrator' | 'top'

interface Transition {
  who: Who
  /** Also allowed in an archived group, so that people can always leave. */
  isWayOut?: true
  /** The new role for each old one. */
  moves: Partial<Record<MemberRole, MemberRole>>
  /** Roles for which the transition has nothing to change. */
  stays?: readonly MemberRole[]
  /** Roles that only the top administrator may change. */
  top?: readonly MemberRole[]
  /** The refusal for a role, where it is more specific than that the role has changed. */
  refusals?: Partial<Record<MemberRole, ErrorCode>>
}

const belonging = [member, administrator, topAdministrator] as const

/** Every transition between roles in a group. */
export const transitions = {
  /** Into an open group or by a link. An invitation to administer is honoured. */
  join: {
    who: 'self',
    moves: {
      [guest]: member,
      [applying]: member,
      [invitedAsMember]: member,
      [invitedAsAdministrator]: administrator,
    },
    stays: belonging,
  },
  apply: {
    who: 'self',
    moves: { [guest]: applying, [invitedAsMember]: member, [invitedAsAdministrator]: administrator },
    stays: [applying, ...belonging],
  },
  acceptInvitation: {
    who: 'self',
    moves: { [invitedAsMember]: member, [invitedAsAdministrator]: administrator },
    stays: belonging,
  },
  /** Declines an invitation, or withdraws the person's own application. */
  withdraw: {
    who: 'self',
    isWayOut: true,
    moves: { [applying]: guest, [invitedAsMember]: guest, [invitedAsAdministrator]: guest },
    stays: [guest, ...belonging],
  },
  leave: {
    who: 'self',
    isWayOut: true,
    moves: { [member]: guest, [administrator]: guest },
    stays: [guest, applying, invitedAsMember, invitedAsAdministrator],
    refusals: { [topAdministrator]: 'GROUP_TOP_ADMIN_STAYS' },
  },
  giveUp: {
    who: 'self',
    moves: { [administrator]: member },
    stays: [member],
    refusals: { [topAdministrator]: 'GROUP_TOP_ADMIN_STAYS' },
  },
  acceptApplication: {
    who: 'administrator',
    moves: { [applying]: member },
    stays: belonging,
  },
  /** Rejects an application, or withdraws an invitation. */
  reject: {
    who: 'administrator',
    isWayOut: true,
    moves: { [applying]: guest, [invitedAsMember]: guest, [invitedAsAdministrator]: guest },
    stays: [guest, ...belonging],
    top: [invitedAsAdministrator],
  },
  /** An applicant who is invited joins at once. */
  invite: {
    who: 'administrator',
    moves: { [guest]: invitedAsMember, [applying]: member },
    stays: [invitedAsMember, invitedAsAdministrator, ...belonging],
  },
  inviteAsAdministrator: {
    who: 'top',
    moves: {
      [guest]: invitedAsAdministrator,
      [invitedAsMember]: invitedAsAdministrator,
      [applying]: administrator,
      [member]: administrator,
    },
    stays: [invitedAsAdministrator, administrator, topAdministrator],
  },
  remove: {
    who: 'administrator',
    moves: { [member]: guest, [administrator]: guest },
    top: [administrator],
    refusals: { [topAdministrator]: 'GROUP_TOP_ADMIN_STAYS' },
  },
  /** Also applies to applicants and invited people. */
  ban: {
    who: 'administrator',
    moves: {
      [member]: guest,
      [administrator]: guest,
      [applying]: guest,
      [invitedAsMember]: guest,
      [invitedAsAdministrator]: guest,
    },
    stays: [guest],
    top: [administrator, invitedAsAdministrator],
    refusals: { [topAdministrator]: 'GROUP_TOP_ADMIN_STAYS' },
  },
  makeAdministrator: { who: 'top', moves: { [member]: administrator }, stays: [administrator] },
  unmakeAdministrator: { who: 'top', moves: { [administrator]: member }, stays: [member] },
  /** The former top administrator becomes an administrator. */
  handOver: {
    who: 'top',
    moves: { [member]: topAdministrator, [administrator]: topAdministrator },
    stays: [topAdministrator],
  },
} satisfies Record<string, Transition>

export type TransitionName = keyof typeof transitions

type Outcome = { to: MemberRole; isChange: boolean } | { refusal: ErrorCode }

/** Whether a role administers the group, as the top administrator or another one. */
export const administers = (role: MemberRole): boolean => role === administrator || role === topAdministrator

/** Returns the outcome of a transition that a person with the role `actor` makes for one with the role `target`. */
export function transitionOf(name: TransitionName, actor: MemberRole, target: MemberRole): Outcome {
  const { who, moves, stays = [], top = [], refusals = {} }: Transition = transitions[name]
  const isTop = actor === topAdministrator
  if (who === 'top' && !isTop) return { refusal: 'GROUP_TOP_ADMIN_REQUIRED' }
  if (who !== 'self' && !administers(actor)) return { refusal: 'GROUP_ADMIN_REQUIRED' }
  if (top.includes(target) && !isTop) return { refusal: 'GROUP_TOP_ADMIN_REQUIRED' }
  const refusal = refusals[target]
  if (refusal !== undefined) return { refusal }
  if (stays.includes(target)) return { to: target, isChange: false }
  const to = moves[target]
  return to === undefined ? { refusal: 'GROUP_ROLE_CHANGED' } : { to, isChange: true }
}

/** Whether the transition is allowed in an archived group. */
export function isWayOut(name: TransitionName): boolean {
  const transition: Transition = transitions[name]
  return transition.isWayOut === true
}

/** Whether a role makes a person a member of the group. */
export const belongs = (role: MemberRole): boolean => (belonging as readonly MemberRole[]).includes(role)

/** Whether a role takes an administrator's place; an unanswered invitation to be one does, too. */
export const takesAdministratorPlace = (role: MemberRole): boolean =>
  role === administrator || role === invitedAsAdministrator

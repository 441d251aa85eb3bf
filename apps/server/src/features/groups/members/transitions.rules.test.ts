import { type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import { describe, expect, test } from 'vitest'
import { type TransitionName, transitionOf, transitions } from './transitions.rules.ts'

const names = Object.keys(memberRoles) as (keyof typeof memberRoles)[]
const nameOf = (role: MemberRole) => names.find((name) => memberRoles[name] === role)!

const changed = 'GROUP_ROLE_CHANGED'
const stays = 'GROUP_TOP_ADMIN_STAYS'
const same = '='

/** Columns: applying, administrator, invitedAsMember, member, guest, invitedAsAdministrator, topAdministrator. */
const table: Record<TransitionName, string[]> = {
  join: ['member', same, 'member', same, 'member', 'administrator', same],
  apply: [same, same, 'member', same, 'applying', 'administrator', same],
  acceptInvitation: [changed, same, 'member', same, changed, 'administrator', same],
  withdraw: ['guest', same, 'guest', same, same, 'guest', same],
  leave: [same, 'guest', same, 'guest', same, same, stays],
  giveUp: [changed, 'member', changed, same, changed, changed, stays],
  acceptApplication: ['member', same, changed, same, changed, changed, same],
  reject: ['guest', same, 'guest', same, same, 'guest', same],
  invite: ['member', same, same, same, 'invitedAsMember', same, same],
  inviteAsAdministrator: [
    'administrator',
    same,
    'invitedAsAdministrator',
    'administrator',
    'invitedAsAdministrator',
    same,
    same,
  ],
  remove: [changed, 'guest', changed, 'guest', changed, changed, stays],
  ban: ['guest', 'guest', 'guest', 'guest', same, 'guest', stays],
  makeAdministrator: [changed, same, changed, 'administrator', changed, changed, changed],
  unmakeAdministrator: [changed, 'member', changed, same, changed, changed, changed],
  handOver: [changed, 'topAdministrator', changed, 'topAdministrator', changed, changed, same],
}

const said = (name: TransitionName, actor: MemberRole, target: MemberRole) => {
  const outcome = transitionOf(name, actor, target)
  if ('refusal' in outcome) return outcome.refusal
  return outcome.isChange ? nameOf(outcome.to) : same
}

describe.each(Object.entries(table) as [TransitionName, string[]][])('%s', (name, expected) => {
  test.each(names.map((role, place) => [role, expected[place]!] as const))('of %s comes to %s', (role, outcome) => {
    const target = memberRoles[role]
    const actor = transitions[name].who === 'self' ? target : memberRoles.topAdministrator
    expect(said(name, actor, target)).toBe(outcome)
  })
})

const ofOthers = (Object.keys(transitions) as TransitionName[]).filter((name) => transitions[name].who !== 'self')

test.each(ofOthers)('%s is refused to whoever administers nothing', (name) => {
  for (const role of ['applying', 'invitedAsMember', 'member', 'guest', 'invitedAsAdministrator'] as const)
    expect(said(name, memberRoles[role], memberRoles.member)).toBe(
      transitions[name].who === 'top' ? 'GROUP_TOP_ADMIN_REQUIRED' : 'GROUP_ADMIN_REQUIRED',
    )
})

test.each([
  ['inviteAsAdministrator', 'guest'],
  ['makeAdministrator', 'member'],
  ['unmakeAdministrator', 'administrator'],
  ['handOver', 'member'],
  ['remove', 'administrator'],
  ['ban', 'administrator'],
  ['ban', 'invitedAsAdministrator'],
  ['reject', 'invitedAsAdministrator'],
] as const)('%s of %s is the top administrator’s alone', (name, target) => {
  expect(said(name, memberRoles.administrator, memberRoles[target])).toBe('GROUP_TOP_ADMIN_REQUIRED')
  expect(said(name, memberRoles.topAdministrator, memberRoles[target])).not.toMatch(/^GROUP/)
})

test.each([
  ['invite', 'guest', 'invitedAsMember'],
  ['acceptApplication', 'applying', 'member'],
  ['reject', 'applying', 'guest'],
  ['remove', 'member', 'guest'],
  ['ban', 'member', 'guest'],
] as const)('%s of %s is for every administrator', (name, target, outcome) => {
  expect(said(name, memberRoles.administrator, memberRoles[target])).toBe(outcome)
})

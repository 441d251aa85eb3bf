import { memberRoles } from '@learntrail/contract/groups/roles'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { dayIn, minuteIn } from '../../../platform/clock/taipei.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor } from '../actor.rules.ts'
import { listEverybody, listEveryRequest } from '../members/member-lists.service.ts'
import { bySeat, mostListed } from './people-list.rules.ts'
import { peopleListTexts } from './people-list.texts.ts'
import type { ListIn } from './send-people-list.http.ts'

/** Returns all members by seat number, including administrators, as teachers expect a class on paper. */
export async function membersAsList(platform: Platform, person: Actor, groupId: string): Promise<ListIn> {
  const everybody = await listEverybody(platform, person, groupId, 'administrators')
  return (locale) => {
    const { members, roles } = peopleListTexts[locale]
    const names = { [memberRoles.topAdministrator]: roles.top, [memberRoles.administrator]: roles.administrator }
    const roleOf = (role: number) => (names as Record<number, string>)[role] ?? roles.member
    return {
      kind: members.kind,
      about: '',
      columns: [members.role, members.since],
      people: bySeat(everybody).map(({ role, since, ...one }) => ({ ...one, cells: [roleOf(role), dayIn(since)] })),
    }
  }
}

export async function applicationsAsList(platform: Platform, person: Actor, groupId: string): Promise<ListIn> {
  const rows = await listEveryRequest(platform, person, 'receivings', { groupId, limit: mostListed })
  return (locale) => {
    const { kind, since } = peopleListTexts[locale].applications
    return {
      kind,
      about: '',
      columns: [since],
      people: rows.map((row) => ({ ...unseated(row), cells: [minuteIn(new Date(row.since))] })),
    }
  }
}

export async function invitationsAsList(platform: Platform, person: Actor, groupId: string): Promise<ListIn> {
  const rows = await listEveryRequest(platform, person, 'sendings', { groupId, limit: mostListed })
  return (locale) => {
    const { invitations, roles } = peopleListTexts[locale]
    const asOf = (role: number) => (role === memberRoles.invitedAsAdministrator ? roles.administrator : roles.member)
    return {
      kind: invitations.kind,
      about: '',
      columns: [invitations.as, invitations.since],
      people: rows.map((row) => ({ ...unseated(row), cells: [asOf(row.role), minuteIn(new Date(row.since))] })),
    }
  }
}

const unseated = ({ person }: { person: PersonSummary }) => ({ person, memberNumber: '' })

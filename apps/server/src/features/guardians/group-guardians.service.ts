import type { Sights } from '@learntrail/contract/guardians/guardian'
import { guardianDurations, guardianLimits } from '@learntrail/contract/guardians/limits'
import { guardianPaths } from '@learntrail/contract/guardians/paths'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Person } from '../../platform/access/person.ts'
import { dayIn } from '../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { makeNow } from '../../platform/documents/index.ts'
import { qrPicture } from '../../platform/documents/qr-picture.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccount } from '../accounts/index.ts'
import { checkLeads, findGroupName, findLedAmong, type Purpose } from '../groups/index.ts'
import { guardianTexts } from './guardian.texts.ts'
import { readGuardianLines } from './guardian-list.rules.ts'
import * as repository from './guardians.repository.ts'
import { endGuardianship } from './guardians.service.ts'
import { inviteGuardian, tellOfGuardians } from './invite.service.ts'
import { findSights, listPupils } from './pupils.repository.ts'

type Actor = Pick<Person, 'id'>

/** Checks that the person administers the group and that it has guardians, that is, is a class. */
async function checkGuardianGroup(transaction: Transaction, person: Actor, groupId: string, purpose: Purpose) {
  const { isClass } = await checkLeads(transaction, person, groupId, purpose)
  if (!isClass) refuse('GUARDIANS_NOT_HERE')
}

async function checkPupils(transaction: Transaction, groupId: string, ids: readonly string[]): Promise<void> {
  const pupils = await findLedAmong(transaction, groupId, ids)
  if (ids.some((id) => !pupils.has(id))) refuse('GROUP_ROLE_CHANGED')
}

export async function listGuardians(platform: Platform, person: Actor, groupId: string) {
  await inTransaction(platform.db, (transaction) => checkGuardianGroup(transaction, person, groupId, 'read'))
  const items = await listPupils(platform.pool, groupId, platform.clock.now())
  return { items, sights: await findSights(platform.pool, groupId) }
}

export async function changeSights(platform: Platform, person: Actor, groupId: string, sights: Sights) {
  await inTransaction(platform.db, async (transaction) => {
    await checkGuardianGroup(transaction, person, groupId, 'change')
    await repository.putSights(transaction, { groupId, ...sights })
    await tellOfGuardians(platform, transaction, groupId)
  })
  return sights
}

const localeOf = async ({ db }: Platform, person: Actor): Promise<Locale> =>
  (await findAccount(db, person.id))?.locale ?? 'tw'

interface Addressed {
  childId: string
  name: string
  email: string
}

/** Mails invitations to guardians of pupils; skips guardians already known and those invited within the last day. */
export async function inviteToGroup(platform: Platform, person: Actor, groupId: string, items: readonly Addressed[]) {
  const locale = await localeOf(platform, person)
  return inTransaction(platform.db, async (transaction) => {
    await checkGuardianGroup(transaction, person, groupId, 'change')
    await checkPupils(
      transaction,
      groupId,
      items.map(({ childId }) => childId),
    )
    let invited = 0
    // Sorted, so that two who invite at the same moment cannot deadlock.
    for (const item of items.toSorted((one, other) => (one.childId < other.childId ? -1 : 1))) {
      const by = { inviter: 'teacher' as const, invitedBy: person.id, groupId, locale }
      if ((await inviteGuardian(platform, transaction, { ...item, ...by })) !== null) invited += 1
    }
    return { invited, passedOver: items.length - invited }
  })
}

/** Returns the pupils and addresses that the lines of a pasted list mean. */
export async function readList(platform: Platform, person: Actor, groupId: string, list: string) {
  await inTransaction(platform.db, (transaction) => checkGuardianGroup(transaction, person, groupId, 'read'))
  return { items: readGuardianLines(list, await listPupils(platform.pool, groupId, platform.clock.now())) }
}

const template = { main: new URL('./guardian-slips.typ', import.meta.url) }

/** Makes slips to cut out, each with a code that invites. Printing again leaves codes that were handed out valid. */
export async function printSlips(platform: Platform, person: Actor, groupId: string, childIds: readonly string[]) {
  const locale = await localeOf(platform, person)
  const { slips: texts } = guardianTexts[locale]
  const now = platform.clock.now()
  await inTransaction(platform.db, (transaction) => checkGuardianGroup(transaction, person, groupId, 'change'))
  const pupils = await listPupils(platform.pool, groupId, now)
  const wanted = pupils
    .filter((one) => (childIds.length === 0 ? one.guardians.length === 0 : childIds.includes(one.person.id)))
    .slice(0, guardianLimits.invitedAtOnce)
  const pictures = new Map<string, Uint8Array>()
  const slips: { head: string; picture: string; address: string }[] = []
  const group = await inTransaction(platform.db, async (transaction) => {
    await checkPupils(transaction, groupId, childIds)
    for (const { person: child, memberNumber, realName } of wanted.toSorted((a, b) =>
      a.person.id < b.person.id ? -1 : 1,
    )) {
      const given = { childId: child.id, inviter: 'teacher' as const, invitedBy: person.id, groupId, locale }
      const made = await inviteGuardian(platform, transaction, { ...given, name: '', email: null })
      if (made === null) continue
      const address = `${platform.config.publicUrl}${guardianPaths.invitation(made.token)}`
      const picture = `${child.id}.svg`
      pictures.set(picture, Buffer.from(qrPicture(address)))
      slips.push({ head: texts.head(realName || child.displayName, memberNumber), picture, address })
    }
    return (await findGroupName(transaction, groupId)) ?? ''
  })
  const order = new Map(wanted.map(({ person: child }, index) => [`${child.id}.svg`, index]))
  slips.sort((one, other) => (order.get(one.picture) ?? 0) - (order.get(other.picture) ?? 0))
  const day = dayIn(new Date(now.getTime() + guardianDurations.invitation))
  const data = {
    locale,
    title: texts.title,
    group,
    slips,
    how: texts.how,
    addressLabel: texts.address,
    until: texts.until(day),
    twice: texts.twice,
    footer: texts.footer,
  }
  const { pdf } = await makeNow({ template, data, pictures, person: person.id, limits: { seconds: 30, pages: 40 } })
  return { pdf, fileName: `${texts.fileName} ${group} ${dayIn(now)}` }
}

interface OfPupil {
  groupId: string
  childId: string
  id: string
}

export async function takeBack(platform: Platform, person: Actor, { groupId, childId, id }: OfPupil): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    await checkGuardianGroup(transaction, person, groupId, 'read')
    await checkPupils(transaction, groupId, [childId])
    if (await repository.deleteInvitation(transaction, childId, id))
      await tellOfGuardians(platform, transaction, childId, groupId)
  })
}

export async function removeGuardian(platform: Platform, person: Actor, { groupId, childId, id }: OfPupil) {
  await inTransaction(platform.db, async (transaction) => {
    await checkGuardianGroup(transaction, person, groupId, 'read')
    await checkPupils(transaction, groupId, [childId])
    const ending = { guardianId: id, childId, by: person.id, groupId }
    if (!(await endGuardianship(platform, transaction, ending))) refuse('GUARDIAN_NOT_FOUND')
  })
}

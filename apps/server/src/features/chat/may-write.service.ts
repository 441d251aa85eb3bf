import { messageTypes } from '@learntrail/contract/chat/facts'
import type { Said } from '@learntrail/contract/chat/message'
import { findContact } from '../../platform/contacts/find-contact.rules.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAsked } from '../groups/index.ts'
import { findVisibleNames } from '../people/index.ts'
import { isSilencedAt, whyNotWrite } from './chat.policy.ts'
import type { Writing } from './messages/writing.repository.ts'
import { isStillAsking } from './rooms/ask-anew.service.ts'
import type { Reader } from './rooms/read.service.ts'
import { clockOf } from './rooms/rest.rules.ts'
import { tellRoom } from './rooms/rooms.live.ts'
import * as rooms from './rooms/rooms.repository.ts'
import { whySchoolRefuses } from './schools/school-talk.rules.ts'

/**
 * Refuses a message that the person may not write now, because of the room, their school, or a request that has not
 * been answered.
 */
export async function checkMayWrite(
  platform: Platform,
  person: Reader,
  roomId: string,
  writing: Writing,
  said: Said,
): Promise<void> {
  const { restFrom, restUntil, school } = writing
  const now = platform.clock.now()
  const contact = await contactNow(platform, person, roomId, writing)
  const rest = restFrom === null || restUntil === null ? null : { from: restFrom, until: restUntil }
  const why = whyNotWrite({ ...writing, contact, rest, isSilenced: isSilencedAt(writing, now) }, now)
  if (why === 'CHATROOM_RESTING') refuse(why, { values: { until: clockOf(restUntil ?? 0) } })
  if (why !== undefined) refuse(why)
  if (writing.isAskingSeveral && (await isStillAsking(platform, person.id, roomId))) refuse('CHATROOM_FRIENDS_FIRST')
  const isFirst = contact !== null && contact !== 'accepted'
  if (isFirst) await checkFirst(platform, person, said)
  const schoolsWhy = school === null ? undefined : whySchoolRefuses(school, now)
  if (schoolsWhy === 'CHATROOM_SCHOOL_RESTING') refuse(schoolsWhy, { values: { until: clockOf(school?.from ?? 0) } })
  if (schoolsWhy !== undefined) refuse(schoolsWhy)
}

/**
 * Restricts the first message of a request to text without contact details. Mentioned people are already in the room,
 * so their names are not checked.
 */
async function checkFirst({ db }: Platform, person: Reader, said: Said): Promise<void> {
  if (said.type !== messageTypes.text) refuse('CHATROOM_WAITS')
  const others = said.mentions.filter((id) => id !== person.id)
  const names = others.length === 0 ? [] : [...(await findVisibleNames(db, person.id, others)).values()]
  const part = findContact(names.reduce((text, name) => text.replaceAll(`@${name}`, ' '), said.text))
  if (part !== undefined) refuse('TEXT_HOLDS_CONTACT', { values: { part } })
}

/** Accepts a request whose asker has become close since and no longer needs to ask. */
async function contactNow(platform: Platform, person: Reader, roomId: string, { contact, isAsking }: Writing) {
  if (contact !== 'asked' || !isAsking) return contact
  return inTransaction(platform.db, async (transaction) => {
    const other = await rooms.otherOf(transaction, roomId, person.id)
    if (other === undefined || (await findAsked(platform, transaction, person.id, [other])).length > 0) return contact
    await rooms.updateRoom(transaction, roomId, { contact: 'accepted' })
    await tellRoom(platform, transaction, roomId)
    return 'accepted' as const
  })
}

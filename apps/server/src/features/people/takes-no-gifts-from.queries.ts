import type { GiftAuthority } from '@learntrail/contract/profiles/gift-authorities'
import { defaultPreferences } from '@learntrail/contract/profiles/preferences'
import { clientOf, type Transaction } from '../../platform/database/index.ts'
import { joinPreferences } from '../profiles/index.ts'
import { isBlockedWith, isFriendOf } from './visibility.sql.ts'

const refusesIn: Record<GiftAuthority, string> = {
  everybody: 'false',
  friends: `not ${isFriendOf('$1', 'receiver.id')}`,
  nobody: 'true',
}
const cases = Object.entries(refusesIn).map(([authority, refuses]) => `when '${authority}' then ${refuses}`)

const takesNoGifts = {
  name: 'takes-no-gifts-from',
  text: `select receiver.id from unnest($2::uuid[]) as receiver(id)
    left ${joinPreferences('preferences', 'receiver.id')}
    where receiver.id <> $1 and (${isBlockedWith('$1', 'receiver.id')}
      or case coalesce(preferences.chosen ->> 'giftAuthority', '${defaultPreferences.giftAuthority}') ${cases.join(' ')} end)`,
}

interface Gift {
  giverId: string
  receiverIds: readonly string[]
}

/**
 * Returns the receivers who accept no gift from the giver, by their preference or because of a block between the two.
 * A gift to oneself is always accepted.
 */
export async function takesNoGiftsFrom(transaction: Transaction, { giverId, receiverIds }: Gift): Promise<string[]> {
  const found = await clientOf(transaction).query({ ...takesNoGifts, values: [giverId, receiverIds] })
  return (found.rows as { id: string }[]).map(({ id }) => id)
}

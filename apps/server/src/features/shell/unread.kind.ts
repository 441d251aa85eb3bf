import type { Navigation } from '@learntrail/contract/shell/navigation'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

type Unread = Navigation['unread']
export const noUnread: Unread = { personal: 0, broadcast: 0, chat: 0 }

interface UnreadThings {
  name: keyof Unread
  count(platform: Platform, personId: string): Promise<number>
}

/** How many things of a kind a person has not looked at; declared by higher features. */
export const unreadThings = kindOf<UnreadThings>('things that are not looked at')

export async function countUnread(platform: Platform, personId: string): Promise<Unread> {
  const counted = await Promise.all(
    platform.declared.of(unreadThings).map(async ({ name, count }) => [name, await count(platform, personId)]),
  )
  return { ...noUnread, ...Object.fromEntries(counted) }
}

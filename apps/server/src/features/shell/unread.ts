import type { Navigation } from '@learntrail/contract/shell/navigation'
import type { Platform } from '../../platform/platform.ts'

type Unread = Navigation['unread']
export const noUnread: Unread = { personal: 0, broadcast: 0, chat: 0 }

type Count = (platform: Platform, personId: string) => Promise<number>

const counts = new Map<keyof Unread, Count>()

/** Says how many things of its kind somebody has not looked at; a higher feature knows. */
export function registerUnread(name: keyof Unread, count: Count): void {
  counts.set(name, count)
}

export async function countUnread(platform: Platform, personId: string): Promise<Unread> {
  const counted = await Promise.all([...counts].map(async ([name, count]) => [name, await count(platform, personId)]))
  return { ...noUnread, ...Object.fromEntries(counted) }
}

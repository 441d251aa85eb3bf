import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Platform } from '../../../platform/platform.ts'
import type { ListIn } from '../../groups/index.ts'
import { type Actor, checkReadsAll } from '../reach-points.policy.ts'
import { listHolders } from './points.service.ts'

const words: Record<Locale, { kind: string; balance: string; received: string }> = {
  tw: { kind: '點數', balance: '目前點數', received: '累計得到' },
  en: { kind: 'Points', balance: 'Points now', received: 'Received in all' },
}

/** Returns everybody's points in a group, for its administrators. */
export async function pointsAsList(platform: Platform, person: Actor, groupId: string): Promise<ListIn> {
  await checkReadsAll(platform, person, groupId)
  const holders = await listHolders(platform, groupId)
  return (locale) => {
    const { kind, balance, received } = words[locale]
    return {
      kind,
      about: '',
      columns: [balance, received],
      people: holders.map((holder) => ({
        person: holder.person,
        memberNumber: holder.memberNumber,
        cells: [holder.balance, holder.received],
      })),
    }
  }
}

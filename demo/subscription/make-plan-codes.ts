import { listCodes, makeCodes } from '../../apps/server/src/features/subscription/demo.ts'
import { type Ids, idOf, type Making, platformAt } from '../school/making.ts'

/** Makes codes as the service hands them out at a workshop, without showing them to anybody. Idempotent. */
export async function makePlanCodes({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const { items } = await listCodes(platform, {})
  if (items.length > 0) return
  const by = { id: idOf(ids, 'staff'), requestId: 'demo' }
  const about = { plan: 'plus', days: 180, count: 1, uses: 30, redeemable: 90, note: '教師研習' } as const
  await makeCodes(platformAt(platform, calendar.daysAgo(5)), by, about)
}

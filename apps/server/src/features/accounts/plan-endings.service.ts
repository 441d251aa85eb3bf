import { planEnding } from '@learntrail/contract/accounts/events'
import { durations } from '@learntrail/contract/limits'
import { planReminders } from '@learntrail/contract/shell/plan-facts'
import { inTransaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetReminders, takeEndings } from './plans.repository.ts'
import { lostAfter } from './plans.rules.ts'

/** Accounts told per transaction. */
const atOnce = 200

/** Tells people a week and a day before their plan or trial ends, once each per end. */
export async function tellOfEndings(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  // Shortest first: an account told of its last day no longer gets the week's notice.
  for (const days of [...planReminders].sort((one, other) => one - other)) {
    const until = new Date(now.getTime() + days * durations.day)
    for (;;) {
      const told = await inTransaction(platform.db, async (transaction) => {
        const endings = await takeEndings(transaction, { now, until, days, limit: atOnce })
        for (const { accountId, plan, isTrial, endsAt } of endings) {
          const locks = lostAfter(platform.config.planFeatures, plan)
          const data = { plan, endsAt: endsAt.toISOString(), days: String(days), isTrial: String(isTrial), locks }
          await platform.events.record(transaction, planEnding, { actorId: null, subjectId: accountId, data, at: now })
        }
        return endings.length
      })
      if (told < atOnce) break
    }
  }
  await forgetReminders(platform.db, now)
}

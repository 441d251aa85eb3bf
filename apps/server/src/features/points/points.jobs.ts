import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeLeaderboards } from './leaderboard/leaderboard.service.ts'
import { keepPointMonths } from './ledger/close-months.service.ts'
import { proveLedger } from './ledger/prove-ledger.service.ts'

const leaderboards = jobKind<object>('points.make-leaderboards')
const months = jobKind<object>('points.keep-months')

export function handlePointJobs(platform: Platform): void {
  const { jobs, db } = platform
  jobs.every('0 0 * * 1', leaderboards, () => makeLeaderboards(platform))
  // In case no server was running on Monday.
  jobs.atStart(() => jobs.enqueue(db, leaderboards, {}))
  jobs.every('44 2 * * *', months, () => keepPointMonths(platform))
  jobs.atStart(() => jobs.enqueue(db, months, {}))
  jobs.every('20 3 * * *', jobKind('points.prove-ledger'), async () => {
    await proveLedger(platform)
  })
}

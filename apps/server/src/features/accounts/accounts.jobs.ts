import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteOldTallies } from './login-throttle.service.ts'
import { deleteOldMailTokens, sendMail } from './mail-tokens.service.ts'
import { deleteOldChallenges } from './passkeys/passkey-challenges.repository.ts'
import { tellOfEndings } from './plan-endings.service.ts'
import { deleteOldAttempts } from './providers/provider-attempts.repository.ts'
import { deleteExpiredSessions } from './sessions.repository.ts'

export function accountsJobs(platform: Platform): void {
  const { db, clock, jobs, mailer } = platform
  jobs.handle(sendMail, (mail) => mailer.send(mail))
  jobs.every('5 9-21 * * *', jobKind('accounts.plan-endings'), () => tellOfEndings(platform))
  jobs.every('17 * * * *', jobKind('accounts.clean-up'), async () => {
    const now = clock.now()
    await deleteExpiredSessions(db, now)
    await deleteOldMailTokens(db, now)
    await deleteOldTallies(db, now)
    await deleteOldAttempts(db, now)
    await deleteOldChallenges(db, now)
  })
}

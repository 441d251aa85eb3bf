import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteOldTallies } from './login-throttle.ts'
import { deleteOldMailTokens, sendMail } from './mail-tokens.service.ts'
import { deleteOldChallenges } from './passkeys/passkey-challenges.ts'
import { deleteOldAttempts } from './providers/provider-attempts.repository.ts'
import { deleteExpiredSessions } from './sessions.repository.ts'

export function accountsJobs({ db, clock, jobs, mailer }: Platform): void {
  jobs.handle(sendMail, (mail) => mailer.send(mail))
  jobs.every('17 * * * *', jobKind('accounts.clean-up'), async () => {
    const now = clock.now()
    await deleteExpiredSessions(db, now)
    await deleteOldMailTokens(db, now)
    await deleteOldTallies(db, now)
    await deleteOldAttempts(db, now)
    await deleteOldChallenges(db, now)
  })
}

import { guardianPaths } from '@learntrail/contract/guardians/paths'
import { dayIn } from '../../platform/clock/taipei.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import type { Platform } from '../../platform/platform.ts'
import { guardianTexts } from './guardian.texts.ts'
import { mailGuardian } from './guardian-mails.service.ts'
import { type GuardianLine, guardianParts } from './guardian-parts.kind.ts'
import * as repository from './guardians.repository.ts'
import { mailHour, toldSince } from './told-since.rules.ts'

const cleanUp = jobKind('guardians.clean-up')
const beginWeek = jobKind('guardians.begin-week')
const mailOne = jobKind<{ guardianId: string; day: string }>('guardians.mail-week', { width: 2 })

const atOnce = 500
/** The most lines in one mail; the page shows the rest. */
const linesAtMost = 20

export function handleGuardianJobs(platform: Platform): void {
  const { jobs, db, clock } = platform
  jobs.every('27 * * * *', cleanUp, () => repository.deleteExpired(db, clock.now()))
  // Sunday evening, between the past week and the next.
  jobs.every(`0 ${mailHour} * * 0`, beginWeek, () => mailWeek(platform))
  jobs.handle(mailOne, (data) => mailWeekOf(platform, data))
}

/** Queues the weekly mail for each guardian who wants it. */
export async function mailWeek(platform: Platform): Promise<void> {
  const day = dayIn(platform.clock.now())
  let after = firstId
  for (;;) {
    const ids = await repository.listWeekly(platform.db, day, after, atOnce)
    for (const guardianId of ids) await platform.jobs.enqueue(platform.db, mailOne, { guardianId, day })
    if (ids.length < atOnce) return
    after = ids.at(-1) ?? after
  }
}

/** Sends one mail about all children of a guardian; none if there is nothing to say. */
async function mailWeekOf(platform: Platform, { guardianId, day }: { guardianId: string; day: string }): Promise<void> {
  const now = platform.clock.now()
  const guardian = await repository.findGuardian(platform.db, guardianId)
  if (guardian === undefined) return
  const { locale, weeklyOn } = guardian
  const texts = guardianTexts[locale].week
  const since = toldSince(weeklyOn, now)
  const lines: GuardianLine[] = []
  for (const child of await repository.listChildren(platform.pool, guardianId)) {
    for (const part of platform.declared.of(guardianParts)) {
      const said = await part.linesOfWeek(platform, { childId: child.id, guardianId, locale, since, now })
      lines.push(...said.map((line) => ({ ...line, sentence: texts.ofChild(child.name, line.sentence) })))
    }
  }
  await inTransaction(platform.db, async (transaction) => {
    const held = await repository.holdGuardian(transaction, guardianId)
    if (held === undefined || !held.isWeekly || held.email === null || held.emailConfirmedAt === null) return
    if (held.weeklyOn !== null && held.weeklyOn >= day) return
    await repository.updateGuardian(transaction, guardianId, { weeklyOn: day })
    if (lines.length === 0) return
    const { email, name, unsubscribeToken } = held
    await mailGuardian(
      platform,
      transaction,
      { guardianId, email, locale, name, unsubscribeToken },
      {
        subject: texts.subject,
        body: [texts.body],
        button: texts.button,
        to: guardianPaths.home,
        items: lines.slice(0, linesAtMost).map((line) => ({ ...line, excerpt: '' })),
      },
    )
  })
}

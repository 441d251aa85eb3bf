import { guardianPaths } from '@learntrail/contract/guardians/paths'
import { homeworkReminded } from '@learntrail/contract/homework/events'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { sql } from 'drizzle-orm'
import { inTransaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { classGroup, joinGroup } from '../../groups/index.ts'
import { countReached, mailGuardiansOf, sightsOf } from '../../guardians/index.ts'
import { listMissing } from '../correcting/remarks.repository.ts'
import { holdQuestion } from '../questions/questions.repository.ts'

const texts: Record<Locale, { subject(child: string): string; body: string; button: string }> = {
  tw: {
    subject: (child) => `提醒您：${child}還有作業沒繳交`,
    body: '老師請您提醒孩子繳交這份作業：',
    button: '打開家長頁',
  },
  en: {
    subject: (child) => `Reminder: ${child} has missing homework`,
    body: 'The teacher asks you to remind your child to hand this in:',
    button: 'Open the guardian page',
  },
}

/**
 * Whether a reminder would reach a guardian of a student who has not handed in; only in classes that show deadlines to
 * guardians.
 */
export function haveGuardians({ db }: Platform, questionId: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { rows } =
      await transaction.execute(sql`select 1 from homework_questions q ${sql.raw(joinGroup('g', 'q.group_id'))}
      where q.id = ${questionId} and ${sql.raw(classGroup('g'))} and (${sql.raw(sightsOf('g.id'))} ->> 'deadlines')::boolean`)
    if (rows.length === 0) return false
    return (await countReached(transaction, await listMissing(transaction, questionId))) > 0
  })
}

/** Mails the guardians of reminded students, if the teacher chose that. */
export function mailGuardiansOfMissing(platform: Platform): void {
  platform.events.on(
    homeworkReminded,
    'homework.remind-guardians',
    async ({ subjectId, data: { title, personIds } }, transaction) => {
      const question = await holdQuestion(transaction, subjectId)
      if (question?.state !== 'assigned') return
      await mailGuardiansOf(platform, transaction, personIds, ({ locale, childId, childName }) => {
        const { subject, body, button } = texts[locale]
        const to = guardianPaths.child(childId)
        return { subject: subject(childName), body: [body], items: [{ sentence: title, excerpt: '', to }], button, to }
      })
    },
    ({ tellsGuardians }) => tellsGuardians,
  )
}

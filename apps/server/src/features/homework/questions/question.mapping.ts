import type { Question, QuestionSummary } from '@learntrail/contract/homework/question'
import { excerptOf } from '../../../platform/content/excerpt.rules.ts'
import type { Written } from '../../../platform/json/json-text.ts'
import { judgeArrival, questionReminders } from '../homework.rules.ts'
import { canChange, changeOfHandIn } from '../transitions.rules.ts'
import type { QuestionRow, SummaryRow } from './questions.repository.ts'

export function summaryOf({ text, ...row }: SummaryRow): Written<QuestionSummary> {
  return { ...row, type: 'general', excerpt: excerptOf(text) }
}

export function questionOf(row: QuestionRow, now: Date, hasGuardians: boolean): Written<Question> {
  const { isLeader, isKeeper, isCorrector, isAssigned, workState, begunAt, isGroupArchived, remindedAt, ...facts } = row
  const are = [...(isLeader ? (['leader'] as const) : []), ...(isLeader && isKeeper ? (['keeper'] as const) : [])]
  const may = (name: Parameters<typeof canChange>[0]) => !isGroupArchived && canChange(name, are, row.state)
  const state = workState ?? 'draft'
  const arrival = judgeArrival({
    now,
    deadline: row.deadline === null ? null : new Date(row.deadline),
    begunAt: begunAt === null ? null : new Date(begunAt),
    state,
    wasLate: false,
    allowsUpdateAfterDeadline: row.allowsUpdateAfterDeadline,
  })
  const isOpen = row.state === 'assigned' && 'to' in changeOfHandIn('write', 'student', state) && arrival !== 'closed'
  return {
    ...(summaryOf(facts) as Omit<typeof facts, 'text'> & Pick<QuestionSummary, 'type' | 'excerpt'>),
    reminder: isCorrector
      ? { ...questionReminders(remindedAt === null ? null : new Date(remindedAt), now), hasGuardians }
      : null,
    can: {
      edit: may('edit'),
      assign: may('assign'),
      revoke: may('revoke'),
      archive: may('archive'),
      restore: may('restore'),
      remove: may('remove'),
      correct: isCorrector,
      handIn: isAssigned && isOpen && !isGroupArchived,
      comment: !isGroupArchived,
    },
  }
}

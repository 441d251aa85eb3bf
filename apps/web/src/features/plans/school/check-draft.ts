import { planLimits } from '@learntrail/contract/plans/limits'
import { schoolPlanLimits } from '@learntrail/contract/plans/school/facts'
import { isFirstDayOf } from '@learntrail/contract/plans/semesters'
import { i18n } from '../../../i18n/i18n.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import type { Draft } from './draft.rules.ts'

/** Returns what is wrong with each field, in the order of the screen; null if nothing is. */
export function checkDraft(draft: Draft): Record<string, string | null> {
  const { title, schoolName, note, signatures } = draft.form
  return Object.fromEntries<string | null>([
    ['lessonsAsked', numberTrouble(draft.lessonsAsked, schoolPlanLimits.lessonsAsked)],
    ['lessonMinutes', numberTrouble(draft.lessonMinutes, schoolPlanLimits.lessonMinutes)],
    ...draft.firstDays.map(({ semester, day }): [string, string | null] => [
      `firstDay-${semester}`,
      isFirstDayOf(semester, day) ? null : i18n.t('plans/school:days.wrong'),
    ]),
    ['schoolName', checkText(schoolName, { max: schoolPlanLimits.schoolName })],
    ['title', checkText(title, { max: schoolPlanLimits.title })],
    ['signatures', signatureTrouble(signatures)],
    ['note', checkText(note.text, { max: schoolPlanLimits.note })],
  ])
}

function numberTrouble(typed: string, { least, most }: { least: number; most: number }): string | null {
  if (typed === '') return ruleSentence('required')
  const number = Number(typed)
  return number < least || number > most ? i18n.t('plans/school:numbers.wrong', { least, most }) : null
}

function signatureTrouble(lines: Draft['form']['signatures']): string | null {
  if (lines.length === 0) return i18n.t('plans/school:signs.none')
  if (lines.some(({ role, label }) => role === 'own' && label.trim() === ''))
    return i18n.t('plans/school:signs.unnamed')
  const tooLong = lines.map(({ label }) => checkText(label, { max: planLimits.customSign })).find(Boolean)
  if (tooLong) return tooLong
  const names = lines.map(({ role, label }) => `${role} ${label.trim()}`)
  return new Set(names).size < names.length ? i18n.t('plans/school:signs.twice') : null
}

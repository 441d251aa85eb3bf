import type { PlanContent } from '@learntrail/contract/plans/content'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../i18n/i18n.ts'
import { formatDay } from '../../ui/dates.ts'
import { useSubjectName } from '../profiles/index.ts'
import { useTagName } from '../tags/index.ts'
import { useSchoolOfPlan } from './school-of-plan.ts'

/** Returns a plan's dates in words, as far as they are known. */
export function daysOf({ startedAt, endedAt }: Pick<PlanContent, 'startedAt' | 'endedAt'>): string {
  if (startedAt === null && endedAt === null) return i18n.t('plans:noDates')
  if (startedAt === null) return i18n.t('plans:until', { to: formatDay(endedAt ?? '') })
  if (endedAt === null) return i18n.t('plans:from', { from: formatDay(startedAt) })
  return i18n.t('plans:days', { from: formatDay(startedAt), to: formatDay(endedAt) })
}

/** Returns functions that name a plan's codes in the reader's language. */
export function usePlanWords() {
  const { t } = useTranslation('plans')
  const subject = useSubjectName()
  const group = useTagName()
  const { lessonMinutes } = useSchoolOfPlan()
  return {
    learningTypes: (codes: PlanContent['learningType']) => codes.map((code) => t(`learningTypes.${code}`)),
    proposalTypes: (codes: PlanContent['proposalType']) => codes.map((code) => t(`proposalTypes.${code}`)),
    proposalPresents: (codes: PlanContent['proposalPresent']) => codes.map((code) => t(`proposalPresents.${code}`)),
    /** A subject and a group may share a name, which is then said once. */
    disciplines: (
      of: Pick<PlanContent, 'disciplines' | 'universityDisciplines' | 'technicalVocationalDisciplines'>,
    ) => [
      ...new Set([
        ...of.disciplines.map(subject),
        ...[...of.universityDisciplines, ...of.technicalVocationalDisciplines].map(group),
      ]),
    ],
    subject,
    group,
    /** The minutes shown beside lessons: 12 節（600 分鐘）. */
    minutes: (lessons: number) => t('reading.minutes', { count: lessons * lessonMinutes }),
  }
}

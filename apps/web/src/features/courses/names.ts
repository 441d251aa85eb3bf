import type { CourseFacts, CourseRecipient } from '@learntrail/contract/courses/content'
import type {
  ActionVerb,
  CoreCompetency,
  CourseClassification,
  CoursePart,
  CourseStatus,
  CourseType,
  ResourceType,
  VerbStep,
} from '@learntrail/contract/courses/facts'
import { useTranslation } from 'react-i18next'

/** Returns functions that name course codes in the current language. Screens that use it must load `courses/names`. */
export function useCourseNames() {
  const { t } = useTranslation('courses/names')
  return {
    course: (name: string) => name.trim() || t('untitled'),
    status: (code: CourseStatus) => t(`status.${code}`),
    part: (code: CoursePart) => t(`part.${code}`),
    classification: (code: CourseClassification) => t(`classification.${code}`),
    courseType: (code: CourseType) => t(`type.${code}`),
    recipient: (recipient: CourseRecipient) =>
      'name' in recipient ? recipient.name : t(`recipient.${recipient.type}`),
    competency: (code: CoreCompetency) => t(`competency.${code}`),
    competencyGroup: (code: 'a' | 'b' | 'c') => t(`competencyGroup.${code}`),
    step: (code: VerbStep) => t(`step.${code}`),
    verb: (code: ActionVerb) => t(`verb.${code}`),
    resource: (code: ResourceType) => t(`resource.${code}`),
    /** `110-1` becomes 110 學年度第 1 學期; null is any semester. */
    semester: (code: CourseFacts['courseSemester']) => {
      const [year, term] = (code ?? '').split('-')
      return year && term ? t('semester.name', { year, term }) : t('semester.none')
    },
    /** 90 becomes 1 小時 30 分鐘. */
    minutes: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      if (hours === 0) return t('minutes', { count: rest })
      return rest === 0 ? t('hours', { count: hours }) : t('hoursAndMinutes', { hours, minutes: rest })
    },
  }
}

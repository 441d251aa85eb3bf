import type { Course } from '@learntrail/contract/courses/courses'
import { actionVerbs } from '@learntrail/contract/courses/facts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, LinkChip } from '../../../ui/chip.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { listed } from '../../../ui/listed.ts'
import { courseAddresses } from '../addresses.ts'
import { useCourseNames } from '../names.ts'
import { placesOf } from './places.rules.ts'

/** The facts of a course at a glance. */
export function CourseFacts({ course }: { course: Course }) {
  const { t } = useTranslation(['courses/reading', 'courses'])
  const names = useCourseNames()
  const steps = Object.entries(actionVerbs).flatMap(([step, verbs]) => {
    const chosen = course.actionVerb.filter((verb) => verbs.some((one) => one === verb))
    return chosen.length > 0 ? [{ step: step as keyof typeof actionVerbs, chosen }] : []
  })
  return (
    <Card as="section" aria-label={t('facts')}>
      <Facts>
        {course.recipients.length > 0 ? (
          <Fact name={t('recipients')}>{listed(course.recipients.map(names.recipient))}</Fact>
        ) : null}
        <Fact name={t('size')}>
          {listed([
            t('chapters', { count: course.chapters.length }),
            t('courses:units', { count: placesOf(course.chapters).length }),
          ])}
        </Fact>
        {course.minutes > 0 ? <Fact name={t('time')}>{names.minutes(course.minutes)}</Fact> : null}
        <Chips name={t('classifications')} of={course.classifications}>
          {(code) => (
            <LinkChip key={code} to={courseAddresses.ofField(code)}>
              {names.classification(code)}
            </LinkChip>
          )}
        </Chips>
        {course.courseType ? <Fact name={t('type')}>{names.courseType(course.courseType)}</Fact> : null}
        {course.courseSemester ? <Fact name={t('semester')}>{names.semester(course.courseSemester)}</Fact> : null}
        {course.coreCompetencies.length > 0 ? (
          <Fact name={t('competencies')}>
            {course.coreCompetencies.map((code) => (
              <div key={code}>{names.competency(code)}</div>
            ))}
          </Fact>
        ) : null}
        {steps.length > 0 ? (
          <Fact name={t('verbs')}>
            {steps.map(({ step, chosen }) => (
              <div key={step}>{t('verbsOf', { step: names.step(step), verbs: listed(chosen.map(names.verb)) })}</div>
            ))}
          </Fact>
        ) : null}
        <Chips name={t('tags')} of={course.tags}>
          {(tag) => (
            <LinkChip key={tag} to={courseAddresses.ofTag(tag)}>
              {`# ${tag}`}
            </LinkChip>
          )}
        </Chips>
        {course.learnerCount > 0 ? (
          <Fact name={t('learners')}>{t('courses:learners', { count: course.learnerCount })}</Fact>
        ) : null}
      </Facts>
    </Card>
  )
}

function Chips<Code>({
  name,
  of,
  children,
}: {
  name: string
  of: readonly Code[]
  children: (code: Code) => ReactNode
}) {
  if (of.length === 0) return null
  return (
    <Fact name={name}>
      <ChipRow>{of.map(children)}</ChipRow>
    </Fact>
  )
}

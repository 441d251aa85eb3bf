import type { Course } from '@learntrail/contract/courses/courses'
import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { courseAddresses } from '../addresses.ts'
import { trialQuery } from '../api/trial.ts'
import { useCourseNames } from '../names.ts'
import { CourseReadingContext } from '../reading/course-reading.ts'
import { aroundUnit } from '../reading/places.rules.ts'
import { trialDialog } from './lazy-trial-dialog.ts'
import css from './trial.module.css'

/** Link to the trial unit above a password entry; renders nothing if there is none. */
export function TrialBefore({ courseId }: { courseId: string }) {
  const { t } = useTranslation(['courses/trial', 'courses/reading'])
  const names = useCourseNames()
  const { data: trial } = useQuery(trialQuery(courseId))
  if (trial === undefined) return null
  return (
    <Link className={css.before} to={courseAddresses.trial(courseId)}>
      <Icon name="play" />
      <span className={css.words}>
        <strong>{t('of', { unit: trial.unit.name.trim() || t('courses/reading:untitledUnit') })}</strong>
        <span className={css.quiet}>{t('before', { course: names.course(trial.name) })}</span>
      </span>
      <Icon name="right" size={18} />
    </Link>
  )
}

/** Whether the viewer is offered the trial: not if they learn or teach the course. */
export const isTrialOffered = ({ of, part, trialUnitId }: Course) =>
  of === 'published' && part === null && trialUnitId !== null

/** Button to the trial unit on the front page of an open course. */
export function TrialButton({ course }: { course: Course }) {
  const { t } = useTranslation(['courses/trial', 'courses/reading'])
  const reading = useContext(CourseReadingContext)
  const unit = aroundUnit(course.chapters, course.trialUnitId ?? '')?.place.unit
  if (!isTrialOffered(course) || unit === undefined || reading === null) return null
  return (
    <LinkButton look="soft" icon="play" to={reading.addressOf(unit.id)}>
      {t('of', { unit: unit.name.trim() || t('courses/reading:untitledUnit') })}
    </LinkButton>
  )
}

/** For managers of the course: chooses the trial unit. */
export function ChooseTrial({ course }: { course: Course }) {
  const { t } = useTranslation('courses/trial')
  const [isOpen, setOpen] = useState(false)
  if (!course.can.manage) return null
  return (
    <>
      <Button
        look="soft"
        icon="play"
        aria-haspopup="dialog"
        onPointerEnter={trialDialog.ahead}
        onClick={() => setOpen(true)}
      >
        {t('choose.title')}
      </Button>
      {isOpen ? <OnDemand part={trialDialog} courseId={course._id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

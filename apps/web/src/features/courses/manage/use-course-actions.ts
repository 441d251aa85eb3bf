import type { CourseCard } from '@learntrail/contract/courses/courses'
import type { CourseAction } from '@learntrail/contract/courses/facts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Action } from '../../../ui/action.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { saveFrom } from '../../../ui/save-as.ts'
import { courseAddresses } from '../addresses.ts'
import { outlineAddress } from '../api/courses.ts'
import { useTakeAlong } from '../cartridge/use-take-along.ts'
import { useCopyCourse } from './use-copy-course.ts'

/** Actions that need confirmation. */
export const askedActions = ['takeOff', 'delete', 'leave'] as const
export type AskedAction = (typeof askedActions)[number]

/** Actions offered here; withdrawing is for learners. */
type OfferedAction = Exclude<CourseAction, 'withdraw'>
const isOffered = (action: CourseAction): action is OfferedAction => action !== 'withdraw'

const icons: Record<OfferedAction, IconName> = {
  publish: 'up',
  republish: 'up',
  takeOff: 'down',
  browse: 'eye',
  students: 'friends',
  outline: 'download',
  delete: 'remove',
  leave: 'out',
}

/** Returns a menu of what the viewer may do with a course. */
export function useCourseActions(
  course: Pick<CourseCard, '_id' | 'actions' | 'status'>,
  ask: (action: AskedAction) => void,
) {
  const { t } = useTranslation('courses/manage')
  const navigate = useNavigate()
  const copy = useCopyCourse(course._id)
  const takeAlong = useTakeAlong(course._id)
  const runs: Record<OfferedAction, () => void> = {
    publish: () => navigate(courseAddresses.check(course._id)),
    republish: () => navigate(courseAddresses.check(course._id)),
    browse: () => navigate(courseAddresses.preview(course._id)),
    students: () => navigate(courseAddresses.learners(course._id)),
    outline: () => saveFrom(outlineAddress(course._id)),
    takeOff: () => ask('takeOff'),
    delete: () => ask('delete'),
    leave: () => ask('leave'),
  }
  const offered = course.actions.filter(isOffered).map(
    (action): Action => ({
      label: t(`actions.${action}`),
      icon: icons[action],
      isDangerous: action === 'delete' || action === 'leave',
      run: runs[action],
    }),
  )
  // Before the first dangerous action.
  const at = offered.findIndex(({ isDangerous }) => isDangerous)
  const copying: Action = { label: t('copy'), icon: 'copy', run: () => copy.mutate() }
  const discussing: Action = {
    label: t('discussion'),
    icon: 'chat',
    run: () => navigate(courseAddresses.discussion(course._id)),
  }
  const more = [...(course.status === 'planning' ? [] : [discussing]), copying, takeAlong]
  return offered.toSpliced(at < 0 ? offered.length : at, 0, ...more)
}

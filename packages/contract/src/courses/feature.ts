import type { ContractFeature } from '../feature.ts'
import { courseErrors } from './errors.ts'
import { courseNotices } from './notices.ts'
import { courseScreens } from './screens.ts'

export const courses = {
  name: 'courses',
  screens: courseScreens,
  errors: courseErrors,
  ownCommentTargets: ['course'],
  searchCategories: { course: 70 },
  helpTopics: { courses: 232 },
  eventGroups: { course: 'records' },
  liveKinds: [
    'updateCourse',
    /** Remarks on the texts of the course, among the people who teach it. */
    'updateRemarks',
  ],
  reportTargets: ['course', 'courseMessage'],
  notices: courseNotices,
  todos: { courseInvited: { place: 75, isAsked: true }, courseToGoOn: { place: 120 } },
} as const satisfies ContractFeature

import { groupPaths } from '../groups/paths.ts'
import type { FeatureNotices } from '../notices/declaration.ts'
import { coursePaths } from './paths.ts'

export const courseNotices = {
  topics: {
    courses: { place: 86, band: 'due', mail: 'atOnce', push: true },
    courseLearners: { place: 114, band: 'people', mail: 'daily', push: false },
    courseRemarks: { place: 115, band: 'people', mail: 'daily', push: true },
  },
  kinds: {
    courseCoEditorInvited: 'courses',
    courseCoEditorJoined: 'courses',
    courseCoEditorLeft: 'courses',
    courseHandedOver: 'courses',
    courseChanged: 'courses',
    courseUnitsAdded: 'courses',
    courseRemark: 'courseRemarks',
    courseInGroup: 'courses',
    courseMessage: 'courses',
    courseFinished: 'courseLearners',
  },
  places: {
    course: (id) => coursePaths.course(id),
    courseLearners: (id) => coursePaths.learners(id),
    courseMessages: (id) => coursePaths.messages(id),
    courseEdit: (id) => coursePaths.edit(id),
    courseInvitations: () => coursePaths.invitations,
    coursesOfGroup: (id) => groupPaths.group(id, 'courses'),
  },
} as const satisfies FeatureNotices

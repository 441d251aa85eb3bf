import type { FeatureNotices } from '../notices/declaration.ts'
import { homeworkPaths } from './paths.ts'

export const homeworkNotices = {
  topics: {
    homework: { place: 80, band: 'due', mail: 'atOnce', push: true },
  },
  kinds: {
    homeworkAssigned: 'homework',
    homeworkDue: 'homework',
    homeworkReminder: 'homework',
    homeworkReviewed: 'homework',
    homeworkReturned: 'homework',
    homeworkTeamInvited: 'homework',
    homeworkTeamsMade: 'homework',
    homeworkTeamJoined: 'homework',
    homeworkTeamTakenOut: 'homework',
    homeworkTeamHandedIn: 'homework',
  },
  places: {
    homework: (id) => homeworkPaths.homework(id),
  },
} as const satisfies FeatureNotices

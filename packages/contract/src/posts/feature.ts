import type { ContractFeature } from '../feature.ts'
import { postErrors } from './errors.ts'
import { postNotices } from './notices.ts'
import { postScreens } from './screens.ts'

export const posts = {
  name: 'posts',
  screens: postScreens,
  errors: postErrors,
  messageTargets: { portfolio: 'POST_NOT_FOUND' },
  searchCategories: { portfolio: 10, tag: 40, location: 50 },
  liveKinds: [
    /** Likes of the channel's thing. */
    'updateLikes',
    /** The writers of a record written together, or their progress. */
    'updateShared',
  ],
  reportTargets: ['post'],
  helpTopics: {
    post: 40,
    privacy: 50,
    drafts: 60,
    guideRecords: 90,
    guideCourse: 100,
    guideQuest: 110,
    shared: 120,
    takeIn: 210,
    analysis: 230,
  },
  eventGroups: { post: 'records', shared: 'records', tags: 'records', showcase: 'records' },
  notices: postNotices,
  todos: { coWritingAsked: { place: 70, isAsked: true } },
} as const satisfies ContractFeature

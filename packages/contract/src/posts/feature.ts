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
  ],
  reportTargets: ['post'],
  helpTopics: { post: 40, privacy: 50 },
  eventGroups: { post: 'records' },
  notices: postNotices,
} as const satisfies ContractFeature

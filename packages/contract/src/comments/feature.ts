import type { ContractFeature } from '../feature.ts'
import { commentErrors } from './errors.ts'
import { commentNotices } from './notices.ts'

export const comments = {
  name: 'comments',
  errors: commentErrors,
  liveKinds: [
    /** What is said below the channel, and who likes that. */
    'updateComments',
  ],
  reportTargets: ['comment'],
  helpTopics: { comments: 70 },
  eventGroups: { comment: 'people' },
  notices: commentNotices,
} as const satisfies ContractFeature

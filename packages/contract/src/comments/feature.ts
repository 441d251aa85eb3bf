import type { ContractFeature } from '../feature.ts'
import { commentErrors } from './errors.ts'
import { commentNotices } from './notices.ts'

export const comments = {
  name: 'comments',
  errors: commentErrors,
  liveKinds: [
    /** Comments below the channel, and their likes. */
    'updateComments',
  ],
  reportTargets: ['comment'],
  helpTopics: { comments: 70 },
  eventGroups: { comment: 'people' },
  notices: commentNotices,
} as const satisfies ContractFeature

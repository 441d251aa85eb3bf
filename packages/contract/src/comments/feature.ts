import type { ContractFeature } from '../feature.ts'
import { commentErrors } from './errors.ts'

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
} as const satisfies ContractFeature

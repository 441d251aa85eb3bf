import type { ContractFeature } from '../feature.ts'
import { bulletinErrors } from './errors.ts'
import { bulletinNotices } from './notices.ts'
import { bulletinScreens } from './screens.ts'

export const bulletins = {
  name: 'bulletins',
  screens: bulletinScreens,
  errors: bulletinErrors,
  messageTargets: { bulletin: 'BULLETIN_NOT_FOUND' },
  liveKinds: [
    /** The bulletin with this id changed: its content, or who has read it. */
    'updateBulletin',
  ],
  helpTopics: { groupBulletin: 150 },
  eventGroups: { bulletin: 'people' },
  notices: bulletinNotices,
  todos: { bulletinToSign: { place: 30, isAsked: true }, bulletinToSignForChild: { place: 35, isAsked: true } },
} as const satisfies ContractFeature

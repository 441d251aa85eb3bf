import type { ContractFeature } from '../feature.ts'
import { peopleNotices } from './notices.ts'
import { personScreens } from './screens.ts'

export const people = {
  name: 'people',
  screens: personScreens,
  searchCategories: { friend: 30 },
  liveKinds: [
    /** The viewer's relation to the person with this id. */
    'updateRelation',
  ],
  reportTargets: ['person'],
  helpTopics: { friends: 260 },
  eventGroups: { relation: 'people' },
  notices: peopleNotices,
  todos: { friendAsked: { place: 50, isAsked: true } },
} as const satisfies ContractFeature

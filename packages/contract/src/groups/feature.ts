import type { ContractFeature } from '../feature.ts'
import { groupErrorNumbers, groupErrors } from './errors.ts'
import { groupNotices } from './notices.ts'
import { groupScreens } from './screens.ts'

export const groups = {
  name: 'groups',
  screens: groupScreens,
  errors: groupErrors,
  errorNumbers: groupErrorNumbers,
  searchCategories: { group: 60 },
  liveKinds: [
    /** The group with this id: its description, its members, its applications. */
    'updateGroup',
  ],
  reportTargets: ['group'],
  helpTopics: { groups: 130, groupInside: 140, groupMembers: 160, fillClass: 162 },
  eventGroups: { group: 'people' },
  notices: groupNotices,
  todos: { groupInvited: { place: 60, isAsked: true }, groupApplied: { place: 65, isAsked: true } },
} as const satisfies ContractFeature

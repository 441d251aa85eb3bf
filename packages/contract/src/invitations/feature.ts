import type { ContractFeature } from '../feature.ts'
import { invitationErrors } from './errors.ts'
import { invitationNotices } from './notices.ts'
import { invitationScreens } from './screens.ts'

export const invitations = {
  name: 'invitations',
  screens: invitationScreens,
  errors: invitationErrors,
  eventGroups: { invitation: 'people' },
  notices: invitationNotices,
} as const satisfies ContractFeature

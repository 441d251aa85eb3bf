import type { ContractFeature } from '../feature.ts'
import { invitationErrors } from './errors.ts'
import { invitationScreens } from './screens.ts'

export const invitations = {
  name: 'invitations',
  screens: invitationScreens,
  errors: invitationErrors,
  eventGroups: { invitation: 'people' },
} as const satisfies ContractFeature

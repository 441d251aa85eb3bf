import type { ContractFeature } from '../feature.ts'
import { guardianErrors } from './errors.ts'
import { guardianScreens } from './screens.ts'

export const guardians = {
  name: 'guardians',
  screens: guardianScreens,
  errors: guardianErrors,
  eventGroups: { guardian: 'people' },
  liveKinds: [
    /** Guardians and invitations of the child with this id. */
    'updateGuardians',
  ],
  helpTopics: { guardians: 155, asGuardian: 156 },
} as const satisfies ContractFeature

import type { ContractFeature } from '../feature.ts'
import { draftErrors } from './errors.ts'
import { draftNotices } from './notices.ts'
import { draftScreens } from './screens.ts'

export const drafts = {
  name: 'drafts',
  screens: draftScreens,
  errors: draftErrors,
  helpTopics: { drafts: 60, takeIn: 210 },
  notices: draftNotices,
} as const satisfies ContractFeature

import type { ContractFeature } from '../feature.ts'
import { noticeErrors } from './errors.ts'
import { noticeScreens } from './screens.ts'

export const notices = {
  name: 'notices',
  screens: noticeScreens,
  errors: noticeErrors,
  helpTopics: { notices: 280 },
} as const satisfies ContractFeature

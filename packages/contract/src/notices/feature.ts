import type { ContractFeature } from '../feature.ts'
import { noticeErrors } from './errors.ts'
import { noticeScreens } from './screens.ts'

export const notices = {
  name: 'notices',
  screens: noticeScreens,
  errors: noticeErrors,
  helpTopics: { notices: 280 },
  /** Topics shared by many features. */
  notices: {
    topics: {
      due: { place: 30, band: 'due', mail: 'atOnce', push: true },
      service: { place: 35, band: 'service', mail: 'atOnce', push: true },
    },
  },
  /** Corrected work that its student has not looked at. */
  todos: { homeworkReviewed: { place: 100 } },
} as const satisfies ContractFeature

import type { ContractFeature } from '../feature.ts'
import { analyticsErrors } from './errors.ts'
import { analyticsNotices } from './notices.ts'
import { analyticsScreens } from './screens.ts'

export const analytics = {
  name: 'analytics',
  screens: analyticsScreens,
  errors: analyticsErrors,
  eventGroups: { figures: 'account' },
  notices: analyticsNotices,
  helpTopics: { schoolFigures: 167 },
  auditActs: ['school.figures_looked', 'school.pupils_reminded'],
  auditFacts: ['measure', 'semester'],
} as const satisfies ContractFeature

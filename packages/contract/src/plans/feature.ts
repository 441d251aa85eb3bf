import type { ContractFeature } from '../feature.ts'
import { planErrors } from './errors.ts'
import { planNotices } from './notices.ts'
import { planScreens } from './screens.ts'

export const plans = {
  name: 'plans',
  screens: planScreens,
  errors: planErrors,
  searchCategories: { sdl: 80 },
  helpTopics: { schoolPlans: 168, plans: 235 },
  auditActs: ['school.plan_settings_changed'],
  eventGroups: { plan: 'records' },
  liveKinds: ['updatePlan'],
  messageTargets: { plan: 'PLAN_NOT_FOUND' },
  reportTargets: ['plan'],
  notices: planNotices,
  todos: {
    planToSign: { place: 40, isAsked: true },
    planToSignForChild: { place: 45, isAsked: true },
    planInvited: { place: 80, isAsked: true },
    planWeek: { place: 110 },
  },
} as const satisfies ContractFeature

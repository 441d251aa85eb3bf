import type { FeatureNotices } from '../notices/declaration.ts'
import { planPaths } from './paths.ts'

export const planNotices = {
  topics: {
    plans: { place: 85, band: 'due', mail: 'atOnce', push: true },
  },
  kinds: {
    planSignatureAsked: 'plans',
    planSigned: 'plans',
    planRefused: 'plans',
    planSignatureWithdrawn: 'plans',
    planQuestionAsked: 'plans',
    planQuestionAnswered: 'plans',
    planReminder: 'plans',
    planOpinionGiven: 'plans',
    planSealed: 'plans',
    planMemberInvited: 'plans',
    planMemberJoined: 'plans',
    planMemberLeft: 'plans',
  },
  places: {
    plan: (id) => planPaths.plan(id),
    planDoing: (id) => planPaths.doing(id),
  },
} as const satisfies FeatureNotices

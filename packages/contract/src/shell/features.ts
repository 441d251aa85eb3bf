/** Names in `subscribedFeatures`. */
export const featureNames = ['course', 'learning-group', 'self-directed-learning', 'chatroom'] as const
export type FeatureName = (typeof featureNames)[number]

export const planNames = ['free', 'plus', 'school'] as const
export type PlanName = (typeof planNames)[number]

/** What each plan has, by which calls and screens are let in. */
export type FeaturesOfPlans = Record<PlanName, readonly FeatureName[]>

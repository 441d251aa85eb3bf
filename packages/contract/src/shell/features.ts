/** Names in `subscribedFeatures`. */
export const featureNames = ['course', 'learning-group', 'self-directed-learning', 'chatroom'] as const
export type FeatureName = (typeof featureNames)[number]

export const planNames = ['free', 'plus', 'school'] as const
export type PlanName = (typeof planNames)[number]

/** Features of each plan, which decide about calls and screens. */
export type FeaturesOfPlans = Record<PlanName, readonly FeatureName[]>

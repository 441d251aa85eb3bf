/** Steps of writing a plan, as its address names them. */
export const planSteps = ['information', 'progress', 'finish'] as const
export type PlanStep = (typeof planSteps)[number]

/** The steps of the editor, as the address names them. */
export const planSteps = ['information', 'progress', 'finish'] as const
export type PlanStep = (typeof planSteps)[number]

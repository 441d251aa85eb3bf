// Facts alone, no schema.

/** Who gave somebody a plan: the service's people, or a code. */
export const planSources = ['staff', 'code'] as const
export type PlanSource = (typeof planSources)[number]

/** How many days before its end somebody is told that a plan ends. */
export const planReminders = [7, 1] as const
export type PlanReminder = (typeof planReminders)[number]

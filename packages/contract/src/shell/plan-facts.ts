// Facts alone, no schema.

/** Who gave somebody a plan: the service's people, a code, or an order of theirs. */
export const planSources = ['staff', 'code', 'order'] as const
export type PlanSource = (typeof planSources)[number]

/** How many days before its end somebody is told that a plan ends. */
export const planReminders = [7, 1] as const
export type PlanReminder = (typeof planReminders)[number]

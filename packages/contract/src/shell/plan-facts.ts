// Facts only, no schema.

/** Source of a granted plan: staff, a code, or an order. */
export const planSources = ['staff', 'code', 'order'] as const
export type PlanSource = (typeof planSources)[number]

/** Days before a plan's end on which its holder is notified. */
export const planReminders = [7, 1] as const
export type PlanReminder = (typeof planReminders)[number]

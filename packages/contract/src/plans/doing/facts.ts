// Facts alone, no schema.

/** How a plan that is being done stands to its weeks. */
export const paces = ['before', 'onTime', 'ahead', 'behind', 'over'] as const
export type Pace = (typeof paces)[number]

/** How well a criterion was met, as whoever did it judges. */
export const criterionLevels = [1, 2, 3, 4, 5] as const
export type CriterionLevel = (typeof criterionLevels)[number]

/** What is kept at a week to learn from, or of what was done. */
export const resourceKinds = ['link', 'file', 'record'] as const
export type ResourceKind = (typeof resourceKinds)[number]

/** Days of the week on which somebody is reminded: 0 is Sunday. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
export type Weekday = (typeof weekdays)[number]

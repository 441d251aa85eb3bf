// Facts only, no schema.

/** Progress of a plan being done compared with its weeks. */
export const paces = ['before', 'onTime', 'ahead', 'behind', 'over'] as const
export type Pace = (typeof paces)[number]

/** How well a criterion was met, as judged by the student. */
export const criterionLevels = [1, 2, 3, 4, 5] as const
export type CriterionLevel = (typeof criterionLevels)[number]

/** Kinds of material attached to a week. */
export const resourceKinds = ['link', 'file', 'record'] as const
export type ResourceKind = (typeof resourceKinds)[number]

/** Weekdays of a reminder: 0 is Sunday. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
export type Weekday = (typeof weekdays)[number]

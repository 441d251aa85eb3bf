// Facts only, no schema.

/** Filters for a list of learners. `silent`: nothing learnt for `silentDays` and not finished. */
export const learnerFilters = ['all', 'silent', 'complete'] as const
export type LearnerFilter = (typeof learnerFilters)[number]

/** Last active first; least progress first; by displayed name; by class and seat number. */
export const learnerSorts = ['learnt', 'progress', 'name', 'seat'] as const
export type LearnerSort = (typeof learnerSorts)[number]

export const learnerTableForms = ['csv', 'xlsx'] as const
export type LearnerTableForm = (typeof learnerTableForms)[number]

export const learnerLimits = {
  page: 50,
  silentDays: 7,
  /** With more learners than this, figures that need progress only cover those active last. */
  reckoned: 2_000,
  /** With fewer learners than this, where they stop is not shown, because it would identify them. */
  fewest: 3,
  /** Maximum number of segments of a film. */
  heatStretches: 200,
  /** Maximum count of new learners since the last look. */
  newOnes: 99,
  /** Characters of a message to learners. */
  message: 200,
  /** Learners selected one by one for a message, and recipients of one message. */
  chosen: 100,
  told: 1_000,
  /** Minutes during which a learner gets at most one message of the same course, or from the same sender. */
  pause: 60,
} as const

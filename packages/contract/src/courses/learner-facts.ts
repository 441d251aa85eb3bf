// Facts alone, no schema.

/** Which learners of a course a list shows. `silent`: have learnt nothing for `silentDays`, and are not through. */
export const learnerFilters = ['all', 'silent', 'complete'] as const
export type LearnerFilter = (typeof learnerFilters)[number]

/** Learnt last first; least progress first; by what they are called; by class and seat number. */
export const learnerSorts = ['learnt', 'progress', 'name', 'seat'] as const
export type LearnerSort = (typeof learnerSorts)[number]

export const learnerTableForms = ['csv', 'xlsx'] as const
export type LearnerTableForm = (typeof learnerTableForms)[number]

export const learnerLimits = {
  page: 50,
  silentDays: 7,
  /** Of more learners, what progress decides is told of those who learnt last. */
  reckoned: 2_000,
  /** Of fewer learners nothing is told of where people stop: it would be told of one of them. */
  fewest: 3,
  /** Stretches that a film is divided into at most. */
  heatStretches: 200,
  /** New ones since the last look that are counted. */
  newOnes: 99,
  /** Characters of a message to learners. */
  message: 200,
  /** Learners who are chosen one by one for a message, and whom one reaches at all. */
  chosen: 100,
  told: 1_000,
  /** Minutes in which one person is told once, of a course or by somebody. */
  pause: 60,
} as const

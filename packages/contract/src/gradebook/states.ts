// Facts only, no schema.

/**
 * States of a cell. `hidden`: homework that the viewer does not correct. `not_asked`: not assigned to this pupil.
 * `unreleased`: scored, but not yet visible to the pupil. `returned`: returned for more work. `unscored`: completed and
 * released without a score.
 */
export const cellStates = [
  'empty',
  'hidden',
  'not_asked',
  'missing',
  'to_correct',
  'unreleased',
  'returned',
  'unscored',
  'scored',
] as const
export type CellState = (typeof cellStates)[number]

/** Why a score is refused. `released`: the pupil already sees the score, so it can be changed but not removed. */
export const entryProblems = [
  'conflict',
  'too_large',
  'not_whole',
  'not_a_pupil',
  'not_given',
  'no_permission',
  'by_rubric',
  'released',
] as const
export type EntryProblem = (typeof entryProblems)[number]

/** Fields before the scores in the table for the school's system, by name; columns are given by id. */
export const fixedFields = ['memberNumber', 'studentNumber', 'realName', 'displayName', 'average'] as const
export type FixedField = (typeof fixedFields)[number]

export const tableForms = ['csv', 'xlsx'] as const
export const tableLayouts = ['whole', 'school'] as const

/** Decimals of averages, chosen to match the school's rounding. */
export const averageDecimals = [0, 1, 2] as const

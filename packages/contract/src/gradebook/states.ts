// Facts alone, no schema.

/**
 * How a cell stands. `hidden`: homework that the viewer does not correct. `not_asked`: it is not for this pupil. `unreleased`: scored, and the pupil does not see it yet. `returned`: to be done anew.
 */
export const cellStates = [
  'empty',
  'hidden',
  'not_asked',
  'missing',
  'to_correct',
  'unreleased',
  'returned',
  'scored',
] as const
export type CellState = (typeof cellStates)[number]

/** Why a score is not taken. `released`: a score that its pupil sees is changed, and not taken away. */
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

/** What stands before the scores in a table for the school's system, by name; a column by its id. */
export const fixedFields = ['memberNumber', 'studentNumber', 'realName', 'displayName', 'average'] as const
export type FixedField = (typeof fixedFields)[number]

export const tableForms = ['csv', 'xlsx'] as const
export const tableLayouts = ['whole', 'school'] as const

/** Decimals of averages: as the school rounds. */
export const averageDecimals = [0, 1, 2] as const

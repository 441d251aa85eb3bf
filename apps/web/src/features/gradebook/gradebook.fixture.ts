import type { Gradebook, GradebookCell, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import { hai, me, qing } from '../groups/groups.fixture.ts'

export const cellOf = (score: number | null, change: Partial<GradebookCell> = {}): GradebookCell => ({
  state: score === null ? 'empty' : 'scored',
  score,
  counted: score,
  isLate: false,
  isExcused: false,
  isPaper: false,
  handInId: null,
  revision: score === null ? '0' : '1',
  ...change,
})

export const columnOf = (id: string, change: Partial<GradebookColumn> = {}): GradebookColumn => ({
  id,
  kind: 'own',
  title: id,
  day: '2026-11-20',
  maximum: 100,
  weight: 1,
  categoryId: null,
  version: 1,
  canEnter: true,
  hasRubric: false,
  ...change,
})

/** Three pupils by three columns: a test, homework and a report. */
export const sheetOf = (change: Partial<Gradebook> = {}): Gradebook => ({
  term: '115-1',
  settings: {
    decimals: 0,
    isPublished: false,
    categories: [],
    otherWeight: 0,
    homeworkCategoryId: null,
    schoolFields: null,
    version: 0,
  },
  columns: [
    columnOf('平時考'),
    columnOf('量量看水溝', { kind: 'homework', version: 0 }),
    columnOf('口頭報告', { maximum: 20 }),
  ],
  pupils: [
    {
      person: me,
      memberNumber: '1',
      average: 80,
      cells: [cellOf(80), cellOf(null, { state: 'missing', revision: '0.0.0.0' }), cellOf(null)],
    },
    {
      person: hai,
      memberNumber: '2',
      average: null,
      cells: [
        cellOf(null),
        cellOf(90, { state: 'unreleased', counted: null, handInId: 'h', revision: '0.1.1.0' }),
        cellOf(null),
      ],
    },
    {
      person: qing,
      memberNumber: '3',
      average: null,
      cells: [cellOf(null), cellOf(null, { state: 'not_asked', revision: '0.0.0.0' }), cellOf(null)],
    },
  ],
  means: [80, null, null],
  mean: 80,
  isArchived: false,
  ...change,
})

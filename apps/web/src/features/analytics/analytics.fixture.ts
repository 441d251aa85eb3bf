import type {
  AnalyticsSchool,
  FigureCell,
  FigureRow,
  FigureTable,
  ReadSchool,
  SchoolDashboard,
  SchoolReport,
} from '@learntrail/contract/analytics/analytics'
import type { PupilBehind } from '@learntrail/contract/analytics/people'
import { guestServer } from '../../testing/open-application.tsx'
import { navigation, student } from '../../testing/people.ts'

export const schoolId = '019f0000-0000-7000-8000-000000000061'
export const otherId = '019f0000-0000-7000-8000-000000000062'
export const listed: ReadSchool = { id: schoolId, name: '望海高中', reach: null, isForStaff: false }
export const other: ReadSchool = {
  ...listed,
  id: otherId,
  name: '山線高中',
  reach: [{ grade: 'high_1', className: null }],
}

const weeks = [
  { monday: '2026-11-09', from: '2026-11-09', to: '2026-11-15' },
  { monday: '2026-11-16', from: '2026-11-16', to: '2026-11-22' },
]
export const school: AnalyticsSchool = {
  ...listed,
  semesters: [
    { semester: '115-1', from: '2026-08-01', to: '2027-01-31', weeks },
    { semester: '114-2', from: '2026-02-01', to: '2026-07-31', weeks: [] },
  ],
  grades: [
    { grade: 'high_1', classes: ['忠', '孝'] },
    { grade: 'high_2', classes: ['忠'] },
  ],
  today: '2026-11-20',
}

const rowOf = (key: string, cells: FigureCell[], change: Partial<FigureRow> = {}): FigureRow => ({
  key,
  isTotal: false,
  cells,
  ...change,
})
const classRow = (className: string, ...cells: FigureCell[]) =>
  rowOf(className, cells, { place: { grade: 'high_1', className } })
const weekRow = (at: number, cell: FigureCell, isRunning = false) => {
  const week = weeks[at]
  return rowOf(String(at), [cell], week ? { week: { ...week, isRunning } } : {})
}

const byWeek: FigureTable = {
  name: 'weeks',
  rows: 'weeks',
  columns: [{ name: 'records', unit: 'count' }],
  items: [weekRow(0, { value: 120, before: 98 }), weekRow(1, { value: null }, true)],
}

/** Classes in the school's order; the first is hidden. */
const byPlace: FigureTable = {
  name: 'places',
  rows: 'places',
  columns: [
    { name: 'records', unit: 'count' },
    { name: 'active', unit: 'people' },
  ],
  items: [
    classRow('忠', { value: null }, { value: 30 }),
    classRow('孝', { value: 240, before: 200 }, { value: 28 }),
    rowOf('all', [{ value: null }, { value: 58 }], { isTotal: true }),
  ],
}

const facts = {
  school: listed,
  place: { grade: null, className: null },
  semester: '115-1',
  semesterBefore: '114-2',
  from: '2026-08-01',
  to: '2026-11-20',
  countedAt: '2026-11-20T05:05:00.000Z',
  isTooSmall: false,
  canList: true,
}

export const report = (change: Partial<SchoolReport> = {}): SchoolReport => ({
  ...facts,
  question: 'records',
  totals: [{ name: 'records', unit: 'count', value: 1_204, before: 1_000 }],
  tables: [byWeek, byPlace],
  ...change,
})

/** Classes by what their pupils lack before the national upload. */
export const readiness = (change: Partial<SchoolReport> = {}): SchoolReport => ({
  ...facts,
  question: 'readiness',
  totals: [{ name: 'ready', unit: 'people', value: 20 }],
  tables: [
    {
      name: 'places',
      rows: 'places',
      columns: [
        { name: 'uncertified', unit: 'people' },
        { name: 'ready', unit: 'people' },
      ],
      items: [classRow('忠', { value: 31 }, { value: 0 }), classRow('孝', { value: 12 }, { value: 20 })],
    },
  ],
  ...change,
})

export const dashboard = (change: Partial<SchoolDashboard> = {}): SchoolDashboard => ({
  ...facts,
  totals: [{ name: 'active', unit: 'people', value: 310, before: 280 }],
  tables: [byWeek],
  questions: [
    { question: 'records', totals: [{ name: 'records', unit: 'count', value: 1_204, before: 1_000 }] },
    { question: 'readiness', totals: [{ name: 'ready', unit: 'people', value: null }] },
  ],
  today: [{ name: 'records', unit: 'count', value: 17 }],
  ...change,
})

export const pupil = (seat: number, count: number): PupilBehind => ({
  person: {
    id: `019f0000-0000-7000-8000-0000000002${String(seat).padStart(2, '0')}`,
    displayName: `小${seat}`,
    avatar: null,
    isDeleted: false,
  },
  grade: 'high_1',
  className: '忠',
  seatNumber: String(seat),
  fullName: `學生${seat}`,
  count,
})

export const calls = {
  schools: 'GET /api/v2/school-analytics/schools',
  school: 'GET /api/v2/school-analytics/:schoolId',
  dashboard: 'GET /api/v2/school-analytics/:schoolId/dashboard',
  report: 'GET /api/v2/school-analytics/:schoolId/questions/:question',
  thing: 'GET /api/v2/school-analytics/:schoolId/questions/:question/things/:thingId',
  table: 'GET /api/v2/school-analytics/:schoolId/questions/:question/table',
  debug: 'GET /api/v2/school-analytics/:schoolId/questions/:question/debug',
  document: 'GET /api/v2/school-analytics/:schoolId/questions/:question/document',
  pupils: 'GET /api/v2/school-analytics/:schoolId/pupils',
  remind: 'POST /api/v2/school-analytics/:schoolId/reminders',
  looks: 'GET /api/v2/school-analytics/looks',
  looksAtChild: 'GET /api/v2/guardian/children/:childId/figure-looks',
} as const

/** Serves an account that may see the figures of these schools. */
export function analyticsServer(...schools: ReadSchool[]) {
  return guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/navigation/home', { ...navigation, schoolPermissionsCount: schools.length })
    .on(calls.schools, { items: schools })
    .on(calls.dashboard, dashboard())
    .on(calls.report, ({ path }) => (path.endsWith('/readiness') ? readiness() : report()))
    .on(calls.school, ({ path }) => ({ ...school, ...(schools.find(({ id }) => path.endsWith(id)) ?? listed) }))
}

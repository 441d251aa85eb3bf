import { plansSetAs } from './school.fixture.ts'

const settings = plansSetAs({
  lessonsAsked: 12,
  firstDays: [{ semester: '115-1', day: '2026-08-31' }],
  form: {
    title: '自主學習申請表',
    schoolName: '示範高中',
    note: { place: 'above', text: '請於開學兩週內交到教務處。' },
  },
})

export const schoolPlanBodies = {
  'PUT /api/v2/sdl-service/schools/:schoolId': { ...settings, version: 0 },
  'POST /api/v2/sdl-service/schools/:schoolId/form': { settings, isExample: false },
}

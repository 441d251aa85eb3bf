import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

const target = { targetType: 'post', targetId: nobody }

export const samples: Samples = {
  bodies: {
    'POST /api/v2/reports/getreportcount': target,
    'POST /api/v2/reports/getReportPermission': target,
    'POST /api/v2/reports/uploadreport': {
      ...target,
      clientId: randomUUID(),
      reasons: ['spam'],
      description: '一直貼廣告。',
      fileIds: [nobody],
    },
    'POST /api/v2/reports/judgements/:id/appeal': { words: '這是我自己拍的照片。' },
    'POST /api/v2/admin/reports/:id/take': { version: 1 },
    'POST /api/v2/admin/reports/:id/notes': { clientId: randomUUID(), words: '已經和學校聯絡。' },
    'POST /api/v2/admin/reports/:id/decide': {
      clientId: randomUUID(),
      version: 1,
      decision: 'suspend',
      days: 3,
      words: '請不要再貼廣告。',
      falseReportIds: [nobody],
    },
    'POST /api/v2/admin/reports/:id/lift': { version: 1, reason: '看錯了。' },
    'POST /api/v2/admin/reports/:id/appeal': { version: 1, outcome: 'lifted', answer: '謝謝你的說明。' },
  },
  queries: {
    'GET /api/v2/admin/reports': { filter: 'mine', targetType: 'post', cursor: 'abc' },
    'GET /api/v2/reports/mine': { cursor: 'abc' },
    'GET /api/v2/reports/judgements': { cursor: 'abc' },
  },
}

import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const sampleGuide = {
  kind: 'learning_records',
  base: nobody,
  answers: { did: '量了三個點', next: '再量一次' },
  own: [{ heading: '誰幫了我', text: '阿哲' }],
  title: '基隆河',
  date: '2026-11-18',
  classification: 'course_learning',
  tags: ['naturalistic'],
  customTags: ['專題'],
  step: 2,
}

export const samples: Samples = {
  bodies: {
    'PUT /api/v2/guide/guide-portfolio': sampleGuide,
  },
  queries: {
    'GET /api/v2/guide/guide-sample': { kind: 'event_quest', locale: 'en' },
    'DELETE /api/v2/guide/guide-portfolio': { kind: 'event_quest' },
  },
  own: {
    'PUT /api/v2/guide/guide-portfolio': async () => ({
      path: '/api/v2/guide/guide-portfolio',
      body: { ...sampleGuide, base: null },
    }),
  },
}

import { randomUUID } from 'node:crypto'
import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { begin, writing } from './doing.fixture.ts'

const path = '/api/v2/sdl-service/executions'

const week = {
  doneItemIds: [nobody],
  minutes: 50,
  note: '水很清。',
  fileIds: [nobody],
  links: [{ id: nobody, url: 'https://example.org/river', name: '河川局' }],
}
const result = {
  summary: '魚少了。',
  difference: '少了一個地點。',
  evaluations: [{ criterion: '能說出差別', level: 4, text: '說得出' }],
}

export const doingSamples = {
  bodies: {
    [`POST ${path}`]: { projectId: nobody },
    [`PATCH ${path}/:id/weeks/:weekId`]: { ...week, writer: nobody, save: 1, version: 0 },
    [`POST ${path}/:id/weeks/:weekId/timer`]: { isRunning: true },
    [`POST ${path}/:id/weeks/:weekId/record`]: { clientId: nobody },
    [`POST ${path}/:id/weeks/:weekId/said`]: { clientId: nobody, text: '水樣要放冰箱嗎？' },
    [`PATCH ${path}/:id`]: { reminderDay: 1 },
    [`PATCH ${path}/:id/result`]: { ...result, writer: nobody, save: 1, version: 0 },
    [`POST ${path}/:id/finish`]: { isFinished: true },
    [`PUT ${path}/:id/opinion`]: { text: '很好。', isCertified: false },
  },
  own: {
    [`PATCH ${path}/:id/weeks/:weekId`]: async (person) => {
      const { projectId, weekPerProgress } = await begin(person)
      const body = { ...week, ...writing(), fileIds: [], doneItemIds: [randomUUID()] }
      return { path: `${path}/${projectId}/weeks/${weekPerProgress[0]?.weekId}`, body }
    },
    [`PATCH ${path}/:id/result`]: async (person) => {
      const { projectId } = await begin(person)
      return { path: `${path}/${projectId}/result`, body: { ...result, ...writing() } }
    },
  },
} satisfies Samples

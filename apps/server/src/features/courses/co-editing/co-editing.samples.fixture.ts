import { randomUUID } from 'node:crypto'
import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { coursePath as path } from '../courses.fixture.ts'
import { invitationPath, lockPath } from './co-editing.fixture.ts'

const card = {
  introduction: '在河邊教了十年的生物。',
  expertises: ['河川生態'],
  tags: ['走讀'],
  experiences: [{ title: '濕地志工', content: '每週帶小學生看鳥', from: 2019, until: null }],
  customs: [{ title: '座右銘', content: '先看，再問。' }],
}

/** Sample input for the calls of teaching together. */
export const coEditingSamples = {
  bodies: {
    [`PATCH ${invitationPath}/:id`]: { response: 'accept' },
    [`POST ${path}/:id/co-editors`]: { personIds: [nobody], part: 'lecturer' },
    [`POST ${path}/:id/owner`]: { personId: nobody },
    [`POST ${lockPath}`]: { courseId: nobody, chapterId: nobody, wish: 'ask' },
    [`PUT ${path}/lecturer`]: { ...card, version: 0, writer: nobody },
    [`POST ${path}/course-guide/getGuideCourse`]: { courseId: nobody },
    [`POST ${path}/:id/copy`]: { clientId: nobody },
    [`POST ${path}/:id/history/restore`]: { part: 'unit', number: 2, unitId: nobody },
  },
  queries: {
    [`GET ${path}/:id/possible-co-editors`]: { words: '小晴' },
    [`GET ${lockPath}`]: { courseId: nobody },
    [`GET ${path}/:id/outline`]: { of: 'draft' },
    [`GET ${path}/:id/history`]: { unitId: nobody, before: '20' },
    [`GET ${path}/:id/history/:number`]: { unitId: nobody },
  },
  own: {
    [`PUT ${path}/lecturer`]: async (person) => {
      const { version } = (await person.browser.get(`${path}/lecturer`)).json<{ version: number }>()
      return { path: `${path}/lecturer`, body: { ...card, version, writer: randomUUID() } }
    },
  },
} satisfies Samples

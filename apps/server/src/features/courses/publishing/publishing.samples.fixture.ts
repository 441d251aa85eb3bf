import { randomUUID } from 'node:crypto'
import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { newCourse, coursePath as path } from '../courses.fixture.ts'
import { password } from './publishing.fixture.ts'

const facts = {
  name: '河川的一年',
  introduction: '跟著基隆河走一年，看水怎麼變。',
  objective: '能說出溶氧為什麼會變。',
  copyright: '照片由作者拍攝。',
  copyrightItems: [{ id: nobody, text: '水位圖：水利署' }],
  customFieldList: [{ id: nobody, title: '需要帶的東西', content: '雨鞋' }],
  recipients: [{ type: 'senior_high' }, { type: 'customized', name: '社區巡守隊' }],
  classifications: ['natural_science'],
  tags: ['溶氧'],
  coreCompetencies: ['a2'],
  actionVerb: ['explain'],
  courseType: 'micro',
  courseSemester: '115-1',
  minutes: 300,
}

export const publishingSamples: Samples = {
  bodies: {
    [`POST ${path}`]: { ...facts, clientId: nobody },
    [`PATCH ${path}/:id`]: {
      ...facts,
      bannerId: nobody,
      status: 'removed',
      note: '加了一段話。',
      password,
      forumStatus: 'open',
      trialUnitId: nobody,
    },
    [`POST ${path}/authorize/:id`]: { password },
    [`POST ${path}/files/upload`]: {
      courseId: nobody,
      clientId: nobody,
      use: 'resource',
      name: '水位.pdf',
      fileId: nobody,
    },
  },
  queries: {
    [`GET ${path}`]: {
      words: '溶氧',
      classification: 'natural_science',
      courseType: 'micro',
      recipient: 'senior_high',
      tag: '溶氧',
      semester: '115-1',
      sort: 'learners',
      cursor: 'abc',
      limit: '20',
    },
    [`GET ${path}/user`]: { list: 'withMe', status: 'planning', cursor: 'abc', limit: '20' },
    [`GET ${path}/user/:id/published`]: { cursor: 'abc', limit: '20' },
    [`GET ${path}/:id`]: { of: 'draft' },
    [`GET ${path}/:id/units/:unitId`]: { of: 'draft' },
  },
  orders: {
    [`GET ${path}`]: [{ sort: 'newest' }, { sort: 'learners' }],
    [`GET ${path}/user`]: [{ list: 'all' }],
    [`GET ${path}/user/:id/published`]: [{}],
  },
  own: {
    [`POST ${path}`]: async () => ({ path, body: { ...facts, clientId: randomUUID() } }),
    [`PATCH ${path}/:id`]: async (person) => {
      const { _id } = await newCourse(person)
      return { path: `${path}/${_id}`, body: { ...facts, bannerId: null, forumStatus: 'open' } }
    },
    [`POST ${path}/files/upload`]: async (person) => {
      const { _id } = await newCourse(person)
      return {
        path: `${path}/files/upload`,
        body: { courseId: _id, clientId: randomUUID(), use: 'resource', name: '水位.pdf' },
      }
    },
  },
}

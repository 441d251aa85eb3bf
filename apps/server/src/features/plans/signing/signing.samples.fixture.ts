import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { newPlan, planPath } from '../plans.fixture.ts'
import * as fixture from './signing.fixture.ts'

const path = `${planPath}/:id/signing`
const hash = 'a'.repeat(64)
const token = 'a'.repeat(43)
const remarks = [{ place: 'week', weekId: nobody, text: '這週太多了。' }]
const minutes = '出席三人，一致同意。'
const drawn = {
  lines: [
    [
      [0, 0],
      [1_000, 500],
    ],
  ],
}
const lines = [
  { id: nobody, role: 'own', label: '教務主任', signerIds: [nobody], guardian: null },
  {
    id: 'b2c9a1de-0000-4000-8000-000000000001',
    role: 'guardian',
    label: '',
    signerIds: [],
    guardian: { guardianId: nobody },
  },
]

export const signingSamples = {
  bodies: {
    [`PUT ${path}`]: { order: 'inOrder', lines },
    [`POST ${path}/ask`]: { version: 1 },
    [`POST ${path}/:lineId/sign`]: { version: 1, hash, mark: drawn, remarks, minutes },
    [`POST ${path}/:lineId/refuse`]: { version: 1, hash, reason: '請再想想。', remarks, minutes },
    [`POST ${path}/:lineId/withdraw`]: { reason: '我看錯了。' },
    [`POST ${path}/:lineId/paper`]: { version: 1, hash, fileId: nobody, name: '林媽媽' },
    [`POST ${fixture.linkPath}`]: { token },
    [`POST ${fixture.linkPath}/answer`]: {
      token,
      version: 1,
      hash,
      answer: { said: 'signed', name: '林媽媽', mark: { typed: '林媽媽' } },
    },
  },
  queries: {
    'GET /api/v2/sdl-service/advised': { need: 'sign', groupId: nobody, cursor: 'abc', limit: '20' },
  },
  own: {
    [`PUT ${path}`]: async (person) => {
      const { _id } = await newPlan(person)
      const own = { ...fixture.line('own'), guardian: null }
      return { path: fixture.signingPath(_id), body: { order: 'inOrder', lines: [own] } }
    },
    [`POST ${path}/:lineId/sign`]: async (person) => {
      const line = fixture.line('student')
      const { _id } = await fixture.newAsked(person, [line])
      const { version, hash: seen } = await fixture.signingOf(person, _id)
      const body = { version, hash: seen, mark: { typed: '林小光' }, remarks, minutes }
      return { path: `${fixture.signingPath(_id)}/${line.id}/sign`, body }
    },
    [`POST ${path}/:lineId/refuse`]: async (person) => {
      const line = fixture.line('student')
      const { _id } = await fixture.newAsked(person, [line])
      const { version, hash: seen } = await fixture.signingOf(person, _id)
      const body = { version, hash: seen, reason: '我還想改。', remarks, minutes }
      return { path: `${fixture.signingPath(_id)}/${line.id}/refuse`, body }
    },
    [`POST ${path}/:lineId/withdraw`]: async (person) => {
      const line = fixture.line('student')
      const { _id } = await fixture.newAsked(person, [line])
      await fixture.sign(person, _id, line)
      return { path: `${fixture.signingPath(_id)}/${line.id}/withdraw`, body: { reason: '我還想改。' } }
    },
  },
} satisfies Samples

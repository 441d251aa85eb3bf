import { randomUUID } from 'node:crypto'
import type { Problem } from '@learntrail/contract/errors'
import type { Plan } from '@learntrail/contract/plans/plans'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { textOfPdf } from '../../../platform/documents/reading/text-of-pdf.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { befriend } from '../../people/index.ts'
import { invite, join } from '../plans.fixture.ts'
import { barePlan, fullPlan, longestPlan, progressOf } from './form.fixture.ts'
import { planPdfLimits } from './print-plan.service.ts'

let product: TestApp
let pupil: TestPerson
let reader: TestPerson

beforeAll(async () => {
  product = await createTestApp()
  pupil = await newPerson(product, { plan: 'plus', displayName: '小雨', fullName: '林小雨' })
  reader = await newPerson(product, { plan: 'plus', locale: 'en' })
})
afterAll(async () => {
  documents.rest()
  await product.close()
})

const path = '/api/v2/sdl-service/projects'

async function write({ ownerOrganization: _, ...content }: Partial<ReturnType<typeof fullPlan>>): Promise<string> {
  const body = { ...content, clientId: randomUUID(), writer: randomUUID(), save: 1 }
  return (await pupil.browser.post(path, body)).json<Plan>()._id
}

const publish = (id: string) => pupil.browser.patch(`${path}/${id}/privacy`, { privacy: 0 })
const download = (by: TestPerson, id: string) => by.browser.get(`${path}/${id}/download`)
const view = (by: TestPerson, id: string) => by.browser.get(`/api/v2/sdl-service/viewPdf?projectId=${id}`)
const wordsOf = async (pdf: Buffer) => (await textOfPdf(pdf, 100_000)).replace(/\s/g, '')
const ways = [
  ['to keep', download],
  ['to be read in the browser', view],
] as const

describe('the PDF of a plan', () => {
  test('is a file with the name of the plan', async () => {
    const id = await write(fullPlan({ projectName: '河的 18 週：上/下游' }))
    const { statusCode, headers } = await download(pupil, id)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    const said = String(headers['content-disposition'])
    expect(said).toMatch(/^attachment; /)
    expect(decodeURIComponent(said.split("UTF-8''")[1] ?? '')).toBe('自主學習計畫表 河的 18 週：上_下游.pdf')
  })

  test('names all who write it: by their real names to them, as they call themselves to others', async () => {
    const friend = await newPerson(product, { plan: 'plus', displayName: '小晴', fullName: '周子晴' })
    await befriend(product.platform, pupil.id, friend.id)
    const id = await write(fullPlan())
    await invite(pupil, id, friend)
    expect(await wordsOf((await download(pupil, id)).rawPayload)).not.toContain('周子晴')
    await join(pupil, id, friend)
    expect(await wordsOf((await download(friend, id)).rawPayload)).toContain('林小雨、周子晴')
    await publish(id)
    const words = await wordsOf((await download(reader, id)).rawPayload)
    expect(words).toContain('小雨,小晴')
    expect(words).not.toContain('周子晴')
  })

  test('is shown in the browser as what it is, and runs nothing', async () => {
    const { statusCode, headers } = await view(pupil, await write(fullPlan()))
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/^inline; /)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test('has the real name for whose it is, and for others what they may see, in their language', async () => {
    const id = await write(fullPlan())
    await publish(id)
    expect(await wordsOf((await download(pupil, id)).rawPayload)).toContain('姓名林小雨')
    const shown = await wordsOf((await download(reader, id)).rawPayload)
    expect(shown).toContain('Self-directedlearningplan')
    expect(shown).toContain('Name小雨')
    expect(shown).not.toContain('林小雨')
  })

  test('says what was saved last', async () => {
    const id = await write(barePlan())
    const before = await wordsOf((await view(pupil, id)).rawPayload)
    const change = { location: '後山步道', writer: randomUUID(), save: 1, version: 1 }
    await pupil.browser.patch(`${path}/${id}`, change)
    expect(before).not.toContain('後山步道')
    expect(await wordsOf((await view(pupil, id)).rawPayload)).toContain('後山步道')
  })

  test('is made of the longest plan', async () => {
    const { statusCode, rawPayload } = await download(pupil, await write(longestPlan()))
    expect(statusCode).toBe(200)
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe.each(ways)('the PDF %s is refused', (_, ask) => {
  const answer = async (by: TestPerson, id: string) => {
    const response = await ask(by, id)
    return [response.statusCode, response.json<Problem>().code]
  }

  test('for a plan that is not there, or not for whoever asks', async () => {
    expect(await answer(pupil, randomUUID())).toEqual([404, 'PLAN_NOT_FOUND'])
    expect(await answer(reader, await write(fullPlan()))).toEqual([404, 'PLAN_NOT_FOUND'])
  })

  test.each([
    ['a name', { projectName: '' }],
    ['a motivation', { motivation: '' }],
    ['a kind of learning', { learningType: [] }],
  ])('while it lacks %s', async (_, lacking) => {
    expect(await answer(pupil, await write(barePlan(lacking)))).toEqual([409, 'PLAN_UNFINISHED'])
  })

  test('where line breaks make it longer than any form', async () => {
    const id = await write(fullPlan({ endedAt: '2027-03-06', progress: progressOf(26, 7, () => '水\n'.repeat(499)) }))
    const response = await ask(pupil, id)
    expect(response.statusCode).toBe(422)
    expect(response.json<Problem>().code).toBe('DOCUMENT_TOO_LONG')
    expect(response.json()).toMatchObject({ values: { limit: planPdfLimits.pages } })
  })
})

import { createHash } from 'node:crypto'
import type { PlanEdition } from '@learntrail/contract/plans/editions'
import { planLimits } from '@learntrail/contract/plans/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { textOfPdf } from '../../../platform/documents/reading/text-of-pdf.ts'
import { untilLocked } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { codeOf, finish, opine, putMember, putSigner } from '../doing/doing.fixture.ts'
import { drawnOf, readPrinted } from '../form/print-plan.service.ts'
import { newPlan, planPath, share } from '../plans.fixture.ts'
import { change, newTeacher } from '../signing/signing.fixture.ts'
import { editionsOf, editionsPath, finished, seal, sealed, settled } from './editions.fixture.ts'
import { resumeEditions } from './editions.jobs.ts'
import { planEditions } from './editions.tables.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product, { plan: 'plus', displayName: '小雨', fullName: '林小雨' })
})
afterAll(async () => {
  documents.rest()
  await product.close()
})

const download = (by: TestPerson, id: string, query = '') => by.browser.get(`${planPath}/${id}/download${query}`)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const shaOf = (edition: PlanEdition) => edition.documents.map(({ file }) => file.sha256)
const wordsOf = async (pdf: Buffer) => (await textOfPdf(pdf, 100_000)).replace(/\s/g, '')
/** The person's `planSealed` notices. */
async function toldOf({ browser }: TestPerson): Promise<string[]> {
  await untilHeard(product)
  const { items } = (await browser.post('/api/v2/notice/get-notice', {})).json<{ items: { kind: string }[] }>()
  return items.flatMap(({ kind }) => (kind === 'planSealed' ? [kind] : []))
}
const confirm = (code: string) => product.guest().get(`/api/v2/ePortfolio/confirmations/${code}`)

describe('a plan is sealed', () => {
  test('as both documents, which carry the code and never change', async () => {
    const id = await finished(owner)
    const edition = await sealed(owner, id)
    expect(edition).toMatchObject({ number: 1, state: 'done', failure: null })
    expect(edition.documents.map(({ look }) => look)).toEqual(['form', 'designed'])
    const form = await download(owner, id)
    const designed = await download(owner, id, '?look=designed')
    expect([sha256(form.rawPayload), sha256(designed.rawPayload)]).toEqual(shaOf(edition))
    for (const { rawPayload } of [form, designed]) {
      const words = await wordsOf(rawPayload)
      expect(words).toContain(edition.code)
      expect(words.replaceAll(' ', '')).toContain(`核對碼${edition.hash.slice(0, 16)}`)
    }
    const before = (await owner.browser.get(`${planPath}/${id}`)).json()
    await change(owner, id, { projectName: '改過的名稱', version: before.version })
    expect(sha256((await download(owner, id)).rawPayload)).toBe(shaOf(edition)[0])
    expect(await wordsOf((await download(owner, id, '?of=now')).rawPayload)).toContain('改過的名稱')
    expect(await editionsOf(owner, id)).toMatchObject({ isChanged: true, lacks: [], canSeal: true })
  })

  test('once for what it says, however often and in how many windows it is pressed', async () => {
    const id = await finished(owner)
    const answers = await Promise.all([seal(owner, id), seal(owner, id), seal(owner, id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const first = await settled(owner, id)
    await sealed(owner, id)
    const { editions, isChanged } = await editionsOf(owner, id)
    expect(editions).toEqual([first])
    expect(isChanged).toBe(false)
  })

  test('anew once it has changed; the one before stays, and its code says that there is a newer one', async () => {
    const id = await finished(owner)
    const first = await sealed(owner, id)
    await change(owner, id)
    product.clock.advance(86_400_000)
    const second = await sealed(owner, id)
    expect(second).toMatchObject({ number: 2, state: 'done' })
    expect(second.code).not.toBe(first.code)
    expect((await editionsOf(owner, id)).editions).toEqual([second, first])
    expect((await confirm(first.code)).json()).toMatchObject({
      version: 1,
      plan: { newest: { number: 2, sealedAt: second.sealedAt } },
    })
    expect((await confirm(second.code)).json()).toMatchObject({ version: 2, plan: { newest: null } })
  })

  test('with what was saved at the last moment', async () => {
    const id = await finished(owner)
    const { pool } = product.platform
    const other = await pool.connect()
    try {
      await other.query('begin')
      await other.query('select 1 from plan_executions where plan_id = $1 for update', [id])
      const sealing = seal(owner, id)
      await untilLocked(pool)
      await other.query(
        `insert into plan_weeks (plan_id, week_id, version, writer, writer_save, writer_base, minutes, note, file_ids, links, updated_at)
         select id, (content #>> '{progress,weeks,0,id}')::uuid, 1, gen_random_uuid(), 1, 0, 45, '最後才補上的一句。', '{}', '[]', now()
         from plans where id = $1`,
        [id],
      )
      await other.query('commit')
      await sealing
    } finally {
      other.release()
    }
    await settled(owner, id)
    expect((await editionsOf(owner, id)).isChanged).toBe(false)
    expect(await wordsOf((await download(owner, id, '?look=designed')).rawPayload)).toContain('最後才補上的一句')
  })

  test('by the next start, where a server was killed between its documents', async () => {
    const id = await finished(owner)
    const { documents: made } = await sealed(owner, id)
    const printed = await readPrinted(product.platform, owner, id)
    const drawn = { form: drawnOf('form', printed), designed: drawnOf('designed', printed) }
    const half = {
      state: 'making' as const,
      content: { drawn, names: { form: 'form.pdf', designed: 'designed.pdf' }, pictureIds: [] },
      fileIds: made.slice(0, 1).map(({ file }) => file.id),
      pages: [made[0]?.pages ?? 0],
    }
    await product.platform.db.update(planEditions).set(half).where(eq(planEditions.planId, id))
    await resumeEditions(product.platform)
    const again = await settled(owner, id)
    expect(again).toMatchObject({ state: 'done', documents: [made[0], { look: 'designed' }] })
    expect(again.documents[1]?.file).toMatchObject({ displayName: 'designed.pdf' })
  })

  test('or says why not, and can be pressed again', async () => {
    const id = await finished(owner)
    await sealed(owner, id)
    // Empty template data, as a bug of ours would produce.
    const content = { drawn: { form: {}, designed: {} }, names: { form: 'a.pdf', designed: 'b.pdf' }, pictureIds: [] }
    const broken = { state: 'making' as const, content, fileIds: [], pages: [] }
    await product.platform.db.update(planEditions).set(broken).where(eq(planEditions.planId, id))
    await resumeEditions(product.platform)
    expect(await settled(owner, id)).toMatchObject({ state: 'failed', failure: 'interrupted', documents: [] })
    expect(await sealed(owner, id)).toMatchObject({ number: 1, state: 'done', failure: null })
  })

  test('only when it is finished, by its owner, and certified where an adviser was asked', async () => {
    expect(codeOf(await seal(owner, (await newPlan(owner))._id))).toBe('PLAN_NOT_SEALABLE')
    const teacher = await newTeacher(product, owner)
    const id = await finished(owner)
    await putSigner(product, id, teacher)
    const friend = await newPerson(product, { plan: 'plus' })
    await putMember(product, id, friend)
    expect(await editionsOf(owner, id)).toMatchObject({ lacks: ['certified'], editions: [], canSeal: true })
    expect(codeOf(await seal(owner, id))).toBe('PLAN_NOT_SEALABLE')
    await opine(teacher, id, true)
    expect(codeOf(await seal(friend, id))).toBe('NO_PERMISSION')
    const edition = await sealed(owner, id)
    for (const by of [teacher, friend]) {
      expect(await editionsOf(by, id)).toMatchObject({ editions: [edition], canSeal: false })
      expect(sha256((await download(by, id)).rawPayload)).toBe(shaOf(edition)[0])
      expect((await by.browser.get(edition.documents[1]?.file.url ?? '')).statusCode).toBe(200)
    }
    expect(await toldOf(teacher)).toEqual(['planSealed'])
    await change(owner, id)
    await sealed(owner, id)
    expect(await toldOf(teacher)).toEqual(['planSealed'])
  })

  test('at most so often', async () => {
    const id = await finished(owner)
    await sealed(owner, id)
    await product.platform.db
      .update(planEditions)
      .set({ number: planLimits.editions })
      .where(eq(planEditions.planId, id))
    await change(owner, id)
    expect((await seal(owner, id)).json()).toMatchObject({
      code: 'PLAN_EDITION_LIMIT_REACHED',
      values: { limit: planLimits.editions },
    })
    await product.platform.db
      .update(planEditions)
      .set({ number: planLimits.editions - 1 })
      .where(eq(planEditions.planId, id))
    expect((await sealed(owner, id)).number).toBe(planLimits.editions)
  })
})

describe('a sealed plan', () => {
  test('is read by others as they may see it, and its documents are not theirs', async () => {
    const id = await finished(owner)
    const edition = await sealed(owner, id)
    await share(owner, id, 0)
    const reader = await newPerson(product, { plan: 'plus' })
    const { statusCode, rawPayload } = await download(reader, id)
    expect(statusCode).toBe(200)
    expect(shaOf(edition)).not.toContain(sha256(rawPayload))
    expect(await wordsOf(rawPayload)).not.toContain('林小雨')
    expect(codeOf(await reader.browser.get(editionsPath(id)))).toBe('PLAN_NOT_FOUND')
    expect((await reader.browser.get(edition.documents[0]?.file.url ?? '')).statusCode).toBe(404)
  })

  test('goes on, and is sealed again only when it is finished again', async () => {
    const id = await finished(owner)
    await sealed(owner, id)
    await finish(owner, id, false)
    expect(await editionsOf(owner, id)).toMatchObject({ isChanged: true, lacks: ['finished'] })
    expect(codeOf(await seal(owner, id))).toBe('PLAN_NOT_SEALABLE')
  })

  test('is confirmed to whoever holds its code, with a name only where the owner wants that', async () => {
    const id = await finished(owner)
    const { code, sealedAt, documents: made, lessons } = await sealed(owner, id)
    const answer = (await confirm(code)).json()
    expect(answer).toMatchObject({
      kind: 'plan',
      code,
      version: 1,
      exportedAt: sealedAt,
      former: [],
      owner: { displayName: '小雨' },
      plan: { lessons, signatures: [], newest: null },
    })
    expect(answer.documents).toEqual(
      made.map(({ look, pages, file }) => ({
        type: look,
        pages,
        sha256: file.sha256,
        bytes: file.bytes,
        madeAt: expect.any(String),
      })),
    )
    const hidden = await owner.browser.patch(editionsPath(id), { showsOwner: false })
    expect(hidden.json()).toMatchObject({ showsOwner: false })
    expect((await confirm(code)).json()).toMatchObject({ owner: null })
    const friend = await newPerson(product, { plan: 'plus' })
    await putMember(product, id, friend)
    expect(codeOf(await friend.browser.patch(editionsPath(id), { showsOwner: true }))).toBe('NO_PERMISSION')
  })

  test('goes with its files when the plan is deleted', async () => {
    const id = await finished(owner)
    const { code, documents: made } = await sealed(owner, id)
    expect((await owner.browser.get(made[0]?.file.url ?? '')).statusCode).toBe(200)
    await owner.browser.delete(`${planPath}/${id}`)
    expect((await owner.browser.get(made[0]?.file.url ?? '')).statusCode).toBe(404)
    expect((await confirm(code)).json()).toMatchObject({ code: 'CONFIRMATION_NOT_FOUND' })
  })
})

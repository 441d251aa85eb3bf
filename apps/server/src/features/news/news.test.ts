import { accountDurations } from '@learntrail/contract/accounts/limits'
import { durations } from '@learntrail/contract/limits'
import type { Article } from '@learntrail/contract/news/articles'
import type { Banner, KeptBanner } from '@learntrail/contract/news/banners'
import { newsLimits } from '@learntrail/contract/news/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { eraseDueAccounts } from '../leaving/erase-account.service.ts'
import { paragraph } from '../posts/posts.fixture.ts'
import { organizations } from '../profiles/profiles.tables.ts'
import { articleBody, bannerBody, uploadSized } from './news.fixture.ts'
import { articles, banners, decorations } from './news.tables.ts'

let product: TestApp
let operator: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  operator = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())
beforeEach(async () => {
  for (const table of [banners, decorations, articles]) await product.platform.db.delete(table)
})

const at = (days: number) => new Date(product.clock.now().getTime() + days * durations.day).toISOString()
const refusal = (answer: { json(): { code?: string } }) => answer.json().code

describe('banners', () => {
  const path = '/api/v2/admin/banners'
  const period = () => ({ startsAt: at(-1), endsAt: at(1) })
  const make = async (alt: string, change: object = {}) =>
    operator.browser.post(path, bannerBody(await uploadSized(operator, 1_280, 720), alt, { ...period(), ...change }))
  const shown = async (browser: TestBrowser) =>
    (await browser.get('/api/v2/banner/list')).json<{ items: Banner[] }>().items.map(({ alt }) => alt.tw)

  test('are shown in their order to whom they are for, while their time lasts', async () => {
    const student = await newPerson(product)
    await product.platform.db.insert(organizations).values({
      accountId: student.id,
      type: 'academic_unit',
      county: 'taipei_city',
      township: 'x',
      academicRole: 'student',
      schoolType: 'high_school',
      updatedAt: product.clock.now(),
    })
    const paying = await newPerson(product, { plan: 'plus' })
    await make('第二', { place: 2, roles: [] })
    await make('第一', { place: 1, roles: [] })
    await make('學生', { place: 3 })
    await make('付費', { place: 4, roles: [], plans: ['plus', 'school'] })
    await make('以後', { roles: [], startsAt: at(1), endsAt: at(2) })
    expect(await shown(product.guest())).toEqual(['第一', '第二'])
    expect(await shown(student.browser)).toEqual(['第一', '第二', '學生'])
    expect(await shown(paying.browser)).toEqual(['第一', '第二', '付費'])
    const all = (await operator.browser.get(path)).json<{ items: KeptBanner[] }>().items
    expect(all.map(({ state }) => state).sort()).toEqual(['planned', 'shown', 'shown', 'shown', 'shown'])
  })

  test('have a picture that guests see as long as the banner is shown', async () => {
    const { id, picture } = (await make('圖', { roles: [] })).json<Banner>()
    const answer = await product.guest().get(picture)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('image/')])
    const { alt, link, roles, plans, place } = bannerBody('', '圖', { roles: [] })
    const change = { alt, link, roles, plans, place, startsAt: at(1), endsAt: at(2) }
    expect((await operator.browser.patch(`${path}/${id}`, change)).statusCode).toBe(200)
    expect(refusal(await product.guest().get(picture))).toBe('BANNER_NOT_FOUND')
    expect((await operator.browser.get(picture)).statusCode).toBe(200)
  })

  test('are wide pictures', async () => {
    for (const [width, height] of [
      [1_000, 562],
      [1_280, 1_280],
    ] as const) {
      const fileId = await uploadSized(operator, width, height)
      expect(refusal(await operator.browser.post(path, bannerBody(fileId, '形狀', period())))).toBe(
        'BANNER_PICTURE_SHAPE',
      )
    }
    const others = await uploadSized(await newPerson(product), 1_280, 720)
    expect(refusal(await operator.browser.post(path, bannerBody(others, '別人的', period())))).toBe('FILE_NOT_FOUND')
  })

  test('are few at a time, and the same twice is one', async () => {
    const once = bannerBody(await uploadSized(operator, 1_280, 720), '一次', period())
    const [first, again] = [await operator.browser.post(path, once), await operator.browser.post(path, once)]
    expect(again.json<Banner>().id).toBe(first.json<Banner>().id)
    for (let more = 1; more < newsLimits.banners; more += 1) expect((await make(`第${more}`)).statusCode).toBe(200)
    expect(refusal(await make('太多'))).toBe('BANNER_LIMIT_REACHED')
    expect((await operator.browser.delete(`${path}/${first.json<Banner>().id}`)).statusCode).toBe(200)
    expect((await make('又可以')).statusCode).toBe(200)
  })

  test.each([
    ['alt', { alt: { tw: '', en: 'x' } }],
    ['a script', { link: 'javascript:alert(1)' }],
    ['another host by two slashes', { link: '//elsewhere.test' }],
    ['an end before its beginning', { startsAt: '2027-01-02T00:00:00.000Z' }],
    ['a place', { place: newsLimits.place.max + 1 }],
    ['a long alt', { alt: { tw: '字'.repeat(newsLimits.alt + 1), en: 'x' } }],
  ])('are refused with a wrong %s', async (_, change) => {
    expect(refusal(await make('不行', change))).toBe('VALIDATION_FAILED')
  })

  test('stay when whoever made them leaves', async () => {
    const leaver = await newPerson(product, { role: 'operator' })
    const fileId = await uploadSized(leaver, 1_280, 720)
    const { picture } = (
      await leaver.browser.post(path, bannerBody(fileId, '留著', { ...period(), roles: [], endsAt: at(30) }))
    ).json<Banner>()
    const long = new Date(product.clock.now().getTime() - accountDurations.deletionBuffer - 1)
    await product.platform.db.update(accounts).set({ deletedAt: long }).where(eq(accounts.id, leaver.id))
    await eraseDueAccounts(product.platform)
    expect(await product.platform.db.$count(accounts, eq(accounts.id, leaver.id))).toBe(0)
    expect((await product.guest().get(picture)).statusCode).toBe(200)
  })
})

describe('a decoration', () => {
  const path = '/api/v2/admin/decorations'
  const current = async (query = '') =>
    (await product.guest().get(`/api/v2/decorations/current${query}`)).json<{
      decoration: { ornament: string } | null
    }>().decoration
  const plan = (startsAt: string, endsAt: string, clientId: string = crypto.randomUUID()) =>
    operator.browser.post(path, { clientId, ornament: 'snow', startsAt, endsAt })

  test('is in force in its time, and not for whom motion is too much', async () => {
    expect(await current()).toBeNull()
    const { id } = (await plan(at(-1), at(1))).json<{ id: string }>()
    expect(await current()).toMatchObject({ ornament: 'snow' })
    expect(await current('?motion=reduced')).toBeNull()
    expect((await operator.browser.delete(`${path}/${id}`)).statusCode).toBe(200)
    expect(await current()).toBeNull()
  })

  test('is one at a time', async () => {
    const clientId = crypto.randomUUID()
    const first = await plan(at(0), at(2), clientId)
    expect((await plan(at(0), at(2), clientId)).json()).toEqual(first.json())
    expect(refusal(await plan(at(1), at(3)))).toBe('DECORATION_OVERLAPS')
    const { id } = (await plan(at(2), at(3))).json<{ id: string }>()
    expect(refusal(await plan(at(5), at(4)))).toBe('VALIDATION_FAILED')
    product.clock.advance(2 * durations.day)
    expect(await current()).toMatchObject({ id })
  })
})

describe('news', () => {
  const path = '/api/v2/admin/news'
  const write = (title: string, change: object = {}) => operator.browser.post(path, articleBody(title, change))
  const titles = async () =>
    (await product.guest().get('/api/v2/news'))
      .json<{ items: { title: { tw: string } }[] }>()
      .items.map(({ title }) => title.tw)

  test('is read by everybody from its moment on, newest first', async () => {
    await write('現在')
    const { id } = (await write('以後', { publishAt: at(1) })).json<Article>()
    expect(await titles()).toEqual(['現在'])
    expect(refusal(await product.guest().get(`/api/v2/news/${id}`))).toBe('ARTICLE_NOT_FOUND')
    expect((await operator.browser.get(`/api/v2/news/${id}`)).statusCode).toBe(200)
    product.clock.advance(durations.day)
    expect(await titles()).toEqual(['以後', '現在'])
  })

  test('says that it was changed, once it was read', async () => {
    const { id } = (await write('早報', { publishAt: at(1) })).json<Article>()
    const words = {
      tw: { title: '晚報', content: paragraph('晚報') },
      en: { title: 'Evening', content: paragraph('Evening') },
    }
    expect((await operator.browser.patch(`${path}/${id}`, words)).json<Article>().editedAt).toBeNull()
    product.clock.advance(durations.day)
    expect((await operator.browser.patch(`${path}/${id}`, words)).json<Article>()).toMatchObject({
      editedAt: at(0),
      en: { title: 'Evening' },
    })
    expect((await operator.browser.delete(`${path}/${id}`)).statusCode).toBe(200)
    expect(await titles()).toEqual([])
  })

  test('is written once, within its limits', async () => {
    const body = articleBody('字'.repeat(newsLimits.title))
    const [first, again] = [await operator.browser.post(path, body), await operator.browser.post(path, body)]
    expect(again.json<Article>().id).toBe(first.json<Article>().id)
    expect(refusal(await write('字'.repeat(newsLimits.title + 1)))).toBe('VALIDATION_FAILED')
    const long = (length: number) => ({ tw: { title: '長', content: paragraph('字'.repeat(length)) } })
    expect((await write('長', long(newsLimits.text))).statusCode).toBe(200)
    expect(refusal(await write('長', long(newsLimits.text + 1)))).toBe('VALIDATION_FAILED')
  })

  test('is written by operators, and the log knows', async () => {
    const { id } = (await write('紀錄')).json<Article>()
    const { rows } = await product.platform.pool.query(
      'select act, actor_id from audit_entries where subject_id = $1',
      [id],
    )
    expect(rows).toEqual([{ act: 'article.written', actor_id: operator.id }])
    const moderator = await newPerson(product, { role: 'moderator' })
    expect(refusal(await moderator.browser.post(path, articleBody('不行')))).toBe('STAFF_LEVEL_REQUIRED')
  })
})

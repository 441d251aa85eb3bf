import { passwordChanged } from '@learntrail/contract/accounts/events'
import { sharedInvited } from '@learntrail/contract/co-writing/events'
import type { NoticeSettings } from '@learntrail/contract/notices/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { untilJobsDone } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { block } from '../../people/index.ts'
import { publish, writeComment } from '../../posts/posts.fixture.ts'
import { profiles } from '../../profiles/profiles.tables.ts'
import { mailWhatIsTold, sendDigests } from './mail-notices.jobs.ts'

const hour = 3_600_000
const day = 24 * hour

let product: TestApp
let me: TestPerson
let mei: TestPerson
let postId: string
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  me = await newPerson(product, { displayName: '小雨' })
  await product.platform.db.insert(profiles).values({ accountId: me.id, startsCareful: false })
  mei = await newPerson(product, { displayName: '小美' })
  postId = (await publish(me, { title: '水質調查' })).id
})

/** Advances the clock to the next time it is this full hour in Taiwan. */
function goTo(hourInTaipei: number): void {
  const now = product.clock.now()
  const next = new Date(now)
  next.setUTCHours((hourInTaipei + 16) % 24, 0, 0, 0)
  if (next <= now) next.setTime(next.getTime() + day)
  product.clock.advance(next.getTime() - now.getTime())
}

const change = (settings: Partial<NoticeSettings> | object, by = me) =>
  by.browser.patch('/api/v2/notice/settings', settings)
const mailsTo = async ({ email }: TestPerson): Promise<Mail[]> => {
  await untilJobsDone(product.platform)
  return product.mails.sent.filter(({ to }) => to === email)
}
const digest = async () => {
  await untilHeard(product)
  await sendDigests(product.platform)
  return mailsTo(me)
}
const mailNow = async () => {
  await untilHeard(product)
  await mailWhatIsTold(product.platform, me.id)
  return mailsTo(me)
}
const look = async () => {
  await untilHeard(product)
  await me.browser.post('/api/v2/notice/get-notice', {})
  await me.browser.patch('/api/v2/notice/informed', { isRead: true })
}
const comment = (content = '好厲害！') => writeComment(mei, postId, content)

describe('a digest', () => {
  test('tells, at the hour of the person, of what they have not seen, and leads there', async () => {
    const { id } = (await comment()).json()
    goTo(16)
    expect(await digest()).toEqual([])
    goTo(17)
    const [mail, ...more] = await digest()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('學跡｜小美在〈水質調查〉留言')
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('好厲害！')
      expect(body).toContain(`/user/portfolio/${postId}#comment-${id}`)
      expect(body).toContain('/user/email-setting')
    }
  })

  test('says a title and a name that turn the direction around on their own', async () => {
    const turned = await newPerson(product, { displayName: '\u200f小美' })
    postId = (await publish(me, { title: '\u202e調查' })).id
    await writeComment(turned, postId, '\u202e好')
    goTo(17)
    const [mail] = await digest()
    expect(mail?.subject).toBe('學跡｜\u2068\u200f小美\u2069在〈\u2068\u202e調查\u2069〉留言')
    expect(mail?.text).toContain('\n  \u2068\u202e好\u2069\n')
    expect(mail?.html).toContain('<bdi>\u202e好</bdi>')
  })

  test('comes once a day, and tells of nothing twice', async () => {
    await comment()
    goTo(17)
    await Promise.all([digest(), digest()])
    product.clock.advance(hour)
    await comment('又來了')
    expect(await digest()).toHaveLength(1)
    goTo(17)
    const mails = await digest()
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain('又來了')
    goTo(17)
    expect(await digest()).toHaveLength(2)
  })

  test('comes once on a day on which the hour is put off', async () => {
    await comment()
    goTo(17)
    expect(await digest()).toHaveLength(1)
    await change({ digestHour: 18 })
    await comment('又來了')
    goTo(18)
    expect(await digest()).toHaveLength(1)
    goTo(18)
    expect(await digest()).toHaveLength(2)
  })

  test('is not sent where everything has been seen, taken back or blocked', async () => {
    await comment()
    await look()
    goTo(17)
    expect(await digest()).toEqual([])
    await mei.browser.put(`/api/v2/portfolios/${postId}/like`)
    await untilHeard(product)
    await block(product.platform, mei.id, me.id)
    goTo(17)
    expect(await digest()).toEqual([])
  })

  test('tells of what is said below what is mine, though whoever said it blocks me', async () => {
    await comment('說完就封鎖')
    await untilHeard(product)
    await block(product.platform, mei.id, me.id)
    goTo(17)
    expect((await digest())[0]?.text).toContain('說完就封鎖')
  })

  test('is made up for when no server ran at the hour, without what came after it', async () => {
    await comment()
    goTo(17)
    product.clock.advance(hour)
    await comment('晚了')
    const [mail] = await digest()
    expect(mail?.text).toContain('好厲害！')
    expect(mail?.text).not.toContain('晚了')
  })

  test('of a week comes on Sunday', async () => {
    await mei.browser.put(`/api/v2/portfolios/${postId}/like`)
    const isSent = async () => (await digest()).length > 0
    const days: boolean[] = []
    do {
      goTo(17)
      days.push(await isSent())
    } while (!days.at(-1) && days.length < 8)
    expect(product.clock.now().getUTCDay()).toBe(0)
    expect((await mailsTo(me))[0]?.subject).toBe('學跡｜小美喜歡〈水質調查〉')
  })

  test('is in the language of the person', async () => {
    await me.browser.patch('/api/v2/users/preferences', { locale: 'en' })
    await comment()
    goTo(17)
    expect((await digest())[0]?.subject).toBe('Learntrail｜小美 commented on "水質調查"')
  })

  test('shows what others wrote as they wrote it, in HTML too', async () => {
    await comment('<img src=x onerror=alert(1)>')
    goTo(17)
    const [mail] = await digest()
    expect(mail?.text).toContain('<img src=x')
    expect(mail?.html).toContain('&lt;img src=x')
    expect(mail?.html).not.toContain('<img')
  })

  test('goes to nobody who wants none or has no confirmed address', async () => {
    await change({ topics: { comments: { mail: 'never' } } })
    await comment()
    goTo(17)
    expect(await digest()).toEqual([])
    await change({ topics: { comments: { mail: 'daily' } } })
    await product.platform.pool.query('update accounts set email_verified_at = null where id = $1', [me.id])
    await comment()
    goTo(17)
    expect(await digest()).toEqual([])
  })
})

describe('a mail at once', () => {
  const askToWrite = () =>
    inTransaction(product.platform.db, (transaction) =>
      product.platform.events.record(transaction, sharedInvited, {
        actorId: mei.id,
        subjectId: postId,
        data: { title: '', personId: me.id },
        at: product.clock.now(),
      }),
    )
  const changePassword = () =>
    inTransaction(product.platform.db, (transaction) =>
      product.platform.events.record(transaction, passwordChanged, {
        actorId: me.id,
        subjectId: me.id,
        at: product.clock.now(),
      }),
    )

  test('is planned when something comes that is told at once, and for nothing else', async () => {
    const planned = async () => {
      await untilHeard(product)
      const { rows } = await product.platform.pool.query(
        `select data from jobs.job where name = 'notices.mail-soon' and data ->> 'accountId' = $1`,
        [me.id],
      )
      return rows.length
    }
    await comment()
    expect(await planned()).toBe(0)
    await askToWrite()
    await askToWrite()
    expect(await planned()).toBe(1)
  })

  test('waits until quiet hours end, but for what is required', async () => {
    await change({ quiet: { from: 22, to: 7 }, topics: { comments: { mail: 'atOnce' } } })
    goTo(23)
    await comment()
    expect(await mailNow()).toEqual([])
    await changePassword()
    expect((await mailNow()).map(({ subject }) => subject)).toEqual(['學跡｜你的密碼已經更換'])
    goTo(7)
    expect((await mailNow()).map(({ subject }) => subject)).toEqual([
      '學跡｜你的密碼已經更換',
      '學跡｜小美在〈水質調查〉留言',
    ])
    expect(await mailNow()).toHaveLength(2)
  })

  test('about the safety of the account is sent to whoever wants no mails, also when it was seen', async () => {
    await change({ isMailOn: false })
    await changePassword()
    await look()
    const [mail] = await mailNow()
    expect(mail?.subject).toBe('學跡｜你的密碼已經更換')
    expect([mail?.unsubscribe, mail?.text.includes('unsubscribe')]).toEqual([undefined, false])
    // It says at once what happened, and gives each address once, together with what is found there.
    expect(mail?.text).toMatch(/，你好：\n\n你的帳號有以下變動：\n\n・.*你的密碼已經更換/)
    const addresses = mail?.text.match(/https?:\S+/g) ?? []
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(mail?.text).toMatch(/查看活動紀錄\nhttp\S+\/user\/event-log\n/)
  })
})

describe('one press', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const pathOf = (mail: Mail | undefined) => new URL(mail?.unsubscribe ?? '').pathname

  test('ends all mails but the required ones, signed out and without a token of ours, as mail programs do it', async () => {
    await comment()
    goTo(17)
    const [mail] = await digest()
    const answer = await product.app.inject({
      method: 'POST',
      url: pathOf(mail),
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    expect((await me.browser.get('/api/v2/notice/settings')).json()).toMatchObject({ isMailOn: false })
    await comment()
    goTo(17)
    expect(await digest()).toHaveLength(1)
  })

  test('of a link that is not ours changes nothing and says so', async () => {
    const url = `/api/v2/notice/unsubscribe/${'x'.repeat(32)}`
    const answer = await product.app.inject({
      method: 'POST',
      url,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.json()).toMatchObject({ code: 'UNSUBSCRIBE_UNKNOWN', status: 404 })
  })
})

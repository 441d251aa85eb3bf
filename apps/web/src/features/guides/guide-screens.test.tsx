import type { Guide } from '@learntrail/contract/guides/guides'
import { guideLimits } from '@learntrail/contract/guides/limits'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'
import { closeDrafts, openDraft } from '../drafts/session/open-drafts.ts'
import { aPost, writersServer } from '../posts/posts.fixture.ts'
import { emptyWriting } from './guide-writing.ts'

afterEach(closeDrafts)

const save = 'PUT /api/v2/guide/guide-portfolio'
const publish = 'POST /api/v2/portfolios/portfolio'
let revision = 0
const aGuide = (part: Partial<Guide> = {}): Guide => {
  revision += 1
  return {
    ...emptyWriting,
    kind: 'learning_records',
    revision: `019a0000-0000-7000-8000-${String(revision).padStart(12, '0')}`,
    updatedAt: '2026-11-18T08:00:00.000Z',
    ...part,
  }
}

/** A server that returns what it saves. */
function guideServer(items: Guide[] = []) {
  const server = writersServer()
    .on('GET /api/v2/guide/guide-portfolio', () => ({ items }))
    .on(save, ({ body }) => aGuide(body as Partial<Guide>))
    .on('DELETE /api/v2/guide/guide-portfolio', { ok: true })
    .on('GET /api/v2/guide/guide-sample', {
      kind: 'learning_records',
      by: '高二 宥廷',
      title: '社團網站',
      answers: { did: '我們量了載入時間。' },
    })
  return server
}
const answer = (name: string) => screen.findByRole('textbox', { name })
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('a guide', () => {
  it('asks one question after the other, lets optional ones be skipped, and publishes what they make', async () => {
    const post = aPost()
    const server = guideServer().on(publish, post).on('GET /api/v2/portfolios/:id', post)
    const { user, at } = openApplication('/user/portfolio_guide')
    const first = await answer('你做了什麼？')
    await user.click(screen.getByRole('button', { name: '下一題' }))
    expect(await screen.findByText('這一題是紀錄的骨幹，寫一句也可以。')).toBeInTheDocument()
    write(first, '量了三個取樣點。還畫了圖')
    await user.click(screen.getByRole('button', { name: '下一題' }))
    await answer('為什麼想做這件事？')
    expect(screen.getByRole('progressbar', { name: '引導進度' })).toHaveAttribute('aria-valuenow', '1')
    for (let step = 1; step < 6; step += 1) await user.click(screen.getByRole('button', { name: '略過' }))
    await user.click(await screen.findByRole('button', { name: '預覽紀錄' }))

    expect(await screen.findByRole('textbox', { name: '標題' })).toHaveValue('量了三個取樣點')
    expect(screen.getByRole('heading', { name: '我做了什麼' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(await screen.findByText(/請選擇這是哪一種學習|選/, { selector: '#post-classification-error' })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '課程學習' }))
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(at()).toBe(`/user/portfolio/${post.id}`))
    expect(server.received(publish)[0]?.body).toMatchObject({
      title: '量了三個取樣點',
      classification: 'course_learning',
      tags: ['naturalistic'],
      content: { content: [{ type: 'heading' }, { type: 'paragraph' }] },
    })
    expect(server.received('DELETE /api/v2/guide/guide-portfolio')).toHaveLength(1)
    expect(Object.keys(localStorage).filter((key) => key.includes('.guide.'))).toEqual([])
  })

  it('keeps every letter on the device at once and on the server soon after', async () => {
    const server = guideServer()
    openApplication('/user/portfolio_guide/event_quest')
    write(await answer('這次任務的目標是什麼？'), '撿完三百公尺')
    expect(JSON.stringify(localStorage)).toContain('撿完三百公尺')
    await waitFor(() => expect(server.received(save)).toHaveLength(1))
    expect(server.received(save)[0]?.body).toMatchObject({
      kind: 'event_quest',
      base: null,
      answers: { goal: '撿完三百公尺' },
    })
    expect(await screen.findByText('已儲存，換裝置也能接著寫')).toBeInTheDocument()
  })

  it('goes on where another device left off', async () => {
    guideServer([aGuide({ answers: { did: '量了三個點' }, step: 2 })])
    openApplication('/user/portfolio_guide')
    expect(await answer('你學到什麼？')).toHaveValue('')
    expect(screen.getByText('接著上次寫到的地方。')).toBeInTheDocument()
  })

  it('brings both together when another device wrote meanwhile', async () => {
    let stored = aGuide({ answers: { did: '一' } })
    const server = guideServer()
      .on('GET /api/v2/guide/guide-portfolio', () => ({ items: [stored] }))
      .on(save, ({ body }) => {
        const sent = body as Guide & { base: string }
        if (sent.base !== stored.revision) return refuse(409, { code: 'GUIDE_CHANGED' })
        stored = aGuide(sent)
        return stored
      })
    openApplication('/user/portfolio_guide')
    const field = await answer('你做了什麼？')
    stored = aGuide({ answers: { did: '一', why: '另一台寫的' } })
    write(field, '一二')
    await waitFor(() => expect(stored.answers).toEqual({ did: '一二', why: '另一台寫的' }))
    expect(server.received(save)).toHaveLength(2)
  })

  it('stops at an answer of more than 1000 characters', async () => {
    guideServer()
    const { user } = openApplication('/user/portfolio_guide')
    const field = await answer('你做了什麼？')
    write(field, '字'.repeat(guideLimits.answer + 1))
    await user.click(screen.getByRole('button', { name: '下一題' }))
    expect(await screen.findByText('一題最多 1000 個字，請精簡一些。')).toBeInTheDocument()
    write(field, '字'.repeat(guideLimits.answer))
    await user.click(screen.getByRole('button', { name: '下一題' }))
    expect(await answer('為什麼想做這件事？')).toBeInTheDocument()
  })

  it('shows how somebody else wrote, to be read', async () => {
    guideServer()
    const { user } = openApplication('/user/portfolio_guide')
    await user.click(await screen.findByRole('button', { name: '看看別人怎麼寫' }))
    expect(await screen.findByText('我們量了載入時間。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '關閉' }))
    expect(await answer('你做了什麼？')).toHaveValue('')
  })

  it('starts over when asked to, and takes that back', async () => {
    const server = guideServer([aGuide({ answers: { did: '量了三個點' } })])
    const { user } = openApplication('/user/portfolio_guide')
    await user.click(await screen.findByRole('button', { name: '重新開始' }))
    await user.click((await screen.findAllByRole('button', { name: '重新開始' })).at(-1) as HTMLElement)
    await waitFor(async () => expect(await answer('你做了什麼？')).toHaveValue(''))
    expect(server.received('DELETE /api/v2/guide/guide-portfolio')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '復原' }))
    expect(await answer('你做了什麼？')).toHaveValue('量了三個點')
  })

  it('goes to the composer with everything', async () => {
    guideServer([
      aGuide({ answers: { did: '量了三個點' }, title: '水質', classification: 'works', tags: ['creativity'], step: 7 }),
    ])
    const { user, at } = openApplication('/user/portfolio_guide')
    await user.click(await screen.findByRole('button', { name: '到編輯器繼續寫' }))
    await waitFor(() => expect(at()).toBe('/user/build-portfolio'))
    expect(openDraft(student).read().values).toMatchObject({
      title: '水質',
      classification: 'works',
      tags: ['creativity'],
      content: { content: [{ type: 'heading' }, { type: 'paragraph' }] },
    })
  })

  it('suggests tags from the answers, not from its own questions', async () => {
    const server = guideServer([aGuide({ answers: { did: '用 Python 畫出水質的變化' }, title: '水質', step: 7 })])
    const { user } = openApplication('/user/portfolio_guide')
    await user.click(await screen.findByRole('button', { name: /^加上標籤 SDG 6 淨水與衛生/ }))
    expect(screen.getByRole('button', { name: '移除 SDG 6 淨水與衛生' })).toBeInTheDocument()
    await waitFor(() => expect(server.received(save).at(-1)?.body).toMatchObject({ tags: ['sdg_6'] }))
  })

  it('can be tried again when it does not load', async () => {
    let isDown = true
    guideServer().on('GET /api/v2/guide/guide-portfolio', () =>
      isDown ? refuse(503, { code: 'SERVICE_UNAVAILABLE' }) : { items: [] },
    )
    const { user } = openApplication('/user/portfolio_guide')
    const retry = await screen.findByRole('button', { name: '再試一次' })
    isDown = false
    await user.click(retry)
    expect(await answer('你做了什麼？')).toBeInTheDocument()
  })
})

describe.each([
  ['learning_records', '/user/portfolio_guide'],
  ['learning_records', '/user/portfolio_guide/learning_records'],
  ['course_classification', '/user/portfolio_guide/course_classification'],
  ['event_quest', '/user/portfolio_guide/event_quest'],
] as const)('the guide of %s', (_, path) => {
  describeFaces({
    path,
    server: guideServer,
    reads: 'GET /api/v2/guide/guide-portfolio',
    loaded: () => screen.getAllByRole('textbox')[0] as HTMLElement,
  })
})

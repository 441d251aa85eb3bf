import type { Suggestion, SuggestionUsage, Summary } from '@learntrail/contract/eportfolio/summaries'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { writeDraft } from '../../../ui/keep-draft.ts'
import { anId } from '../export.fixture.ts'
import { anEPortfolio, anotherEPortfolio, readingServer } from '../reading/eportfolio.fixture.ts'

const generate = 'POST /api/v2/ePortfolio/:id/summary/suggestions/generate'
const keep = 'PATCH /api/v2/ePortfolio/:id/summary/draft'
const none: Summary = { summary: '', draft: null, savedAt: null, draftedAt: null }
const usage: SuggestionUsage = { used: 0, limit: 1, resetsAt: '2026-11-21T16:00:00.000Z' }
const aSuggestion = (text = '我學到出發前要先檢查儀器。'): Suggestion => ({
  id: anId(),
  text,
  engine: 'built_in',
  createdAt: '2026-11-20T08:00:00.000Z',
})

function summaryServer(one = anEPortfolio(), summary: Summary = none) {
  return readingServer(one)
    .on('GET /api/v2/ePortfolio/:id/summary', summary)
    .on(keep, ({ body }) => ({ ...summary, draft: (body as { summary: string }).summary }))
    .on('PATCH /api/v2/ePortfolio/:id/summary', ({ body }) => ({ ...none, ...(body as { summary: string }) }))
    .on('GET /api/v2/ePortfolio/:id/summary/suggestions/generate/history', { items: [] })
    .on('GET /api/v2/ePortfolio/summary/suggestions/generate/usage', usage)
}
const open = (one = anEPortfolio()) => openApplication(`/user/ePortfolio/${one.id}/summary`)
const field = () => screen.findByRole('textbox', { name: '用幾句話介紹這份檔案' })

describe('a summary', () => {
  it('is counted, kept as a draft by itself, and saved on a press', async () => {
    const server = summaryServer()
    const { user } = open()
    await user.click(await field())
    await user.paste('字'.repeat(69))
    expect(screen.getByText('69 字')).toBeInTheDocument()
    expect(screen.getByText('有點短，建議 70–250 字')).toBeInTheDocument()
    await user.paste('字')
    expect(screen.getByText('長度剛好')).toBeInTheDocument()
    await user.paste('字'.repeat(181))
    expect(screen.getByText('有點長，建議 70–250 字')).toBeInTheDocument()
    expect(await screen.findByText(/草稿已儲存/)).toBeInTheDocument()
    expect(server.received(keep).at(-1)?.body).toEqual({ summary: '字'.repeat(251) })
    // The length is only a guideline: saving works.
    await user.click(screen.getByRole('button', { name: '儲存摘要' }))
    expect(await screen.findByText('摘要已儲存')).toBeInTheDocument()
  })

  it('that a closed page did not get through stands there again, and is sent', async () => {
    const one = anEPortfolio()
    writeDraft(`eportfolio-summary.${one.id}`, { text: '寫到一半' })
    const server = summaryServer(one, { ...none, summary: '存好的' })
    openApplication(`/user/ePortfolio/${one.id}/summary`)
    expect(await field()).toHaveValue('寫到一半')
    await waitFor(() => expect(server.received(keep)[0]?.body).toEqual({ summary: '寫到一半' }))
    await waitFor(() => expect(localStorage.getItem(`learntrail.draft.eportfolio-summary.${one.id}`)).toBeNull())
  })

  it('stays in the field when it cannot be saved', async () => {
    summaryServer().on('PATCH /api/v2/ePortfolio/:id/summary', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = open()
    await user.type(await field(), '我的摘要')
    await user.click(screen.getByRole('button', { name: '儲存摘要' }))
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
    expect(await field()).toHaveValue('我的摘要')
  })

  it('of somebody else is not written', async () => {
    const one = anotherEPortfolio()
    summaryServer(one)
    open(one)
    expect(await screen.findByText('只有擁有者能寫摘要')).toBeInTheDocument()
  })
})

describe('suggestions', () => {
  it('are marked, change nothing until they are taken over, and that can be undone', async () => {
    const suggestion = aSuggestion()
    const server = summaryServer(anEPortfolio(), { ...none, summary: '我寫的' }).on(generate, {
      suggestion,
      usage: { ...usage, used: 1 },
    })
    const { user } = open()
    expect(await screen.findByText('今天用過 0／1 次')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '給我一個建議' }))
    const list = within(await screen.findByRole('list', { name: '之前的建議' }))
    expect(list.getByText('建議')).toBeInTheDocument()
    expect(list.getByText(suggestion.text)).toBeInTheDocument()
    expect(await screen.findByText('今天用過 1／1 次')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '給我一個建議' })).toBeDisabled()
    expect(await field()).toHaveValue('我寫的')
    expect(server.received(keep)).toHaveLength(0)

    await user.click(list.getByRole('button', { name: '帶入上面的摘要' }))
    expect(await field()).toHaveValue(suggestion.text)
    await user.click(screen.getByRole('button', { name: '還原' }))
    expect(await field()).toHaveValue('我寫的')
  })

  it('asked for again after a broken line are the same one', async () => {
    let isDown = true
    const server = summaryServer().on(generate, () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { suggestion: aSuggestion(), usage: { ...usage, used: 1 } }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '給我一個建議' }))
    await screen.findByText(/網路/)
    isDown = false
    await user.click(screen.getByRole('button', { name: '給我一個建議' }))
    await screen.findByRole('list', { name: '之前的建議' })
    const ids = server.received(generate).map(({ body }) => (body as { clientId: string }).clientId)
    expect(new Set(ids).size).toBe(1)
  })

  it('say why there is none', async () => {
    summaryServer().on(generate, refuse(422, { code: 'NOTHING_TO_SUMMARISE' }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '給我一個建議' }))
    expect(await screen.findByText(/文字太少/)).toBeInTheDocument()
  })

  it('have no limit with Plus', async () => {
    summaryServer().on('GET /api/v2/ePortfolio/summary/suggestions/generate/usage', { ...usage, used: 4, limit: null })
    open()
    expect(await screen.findByText('今天用過 4 次，沒有次數限制')).toBeInTheDocument()
  })
})

const summarised = anEPortfolio()
describeFaces({
  path: `/user/ePortfolio/${summarised.id}/summary`,
  server: () => summaryServer(summarised),
  reads: ['GET /api/v2/ePortfolio/:id', 'GET /api/v2/ePortfolio/:id/summary'],
  loaded: () => screen.getByRole('textbox', { name: '用幾句話介紹這份檔案' }),
})

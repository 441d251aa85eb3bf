import { contentLimits } from '@learntrail/contract/content/limits'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { switchLocale } from '../../../i18n/i18n.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPost, writersServer } from '../../posts/posts.fixture.ts'
import { closeDrafts } from '../session/open-drafts.ts'

afterEach(closeDrafts)

const publish = 'POST /api/v2/portfolios/portfolio'
const text = () => screen.findByRole('textbox', { name: '內容' })
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('the short form', () => {
  it('has everything again after the screen was left and after the tab was closed', async () => {
    writersServer()
    const { user } = openApplication('/user/epost')
    await user.type(await text(), '今天量了溶氧')
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    cleanup()

    openApplication('/user/epost')
    expect(await text()).toHaveValue('今天量了溶氧')
    cleanup()

    closeDrafts()
    openApplication('/user/epost')
    expect(await text()).toHaveValue('今天量了溶氧')
    expect(screen.getByRole('button', { name: '自然觀察', pressed: true })).toBeInTheDocument()
    expect(screen.getByText('已還原上次沒寫完的內容')).toBeInTheDocument()
  })

  it('starts over when the draft is discarded, after asking', async () => {
    localStorage.setItem(
      'learntrail.draft.post.019a0000-0000-7000-8000-000000000001',
      JSON.stringify({
        clientId: 'x',
        values: {
          title: '',
          content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '舊的' }] }] },
        },
      }),
    )
    writersServer()
    const { user } = openApplication('/user/epost')
    expect(await text()).toHaveValue('舊的')
    await user.click(screen.getByRole('button', { name: '捨棄' }))
    expect(await text()).toHaveValue('舊的')
    await user.click(screen.getAllByRole('button', { name: '捨棄' }).at(-1)!)
    expect(await text()).toHaveValue('')
  })

  it('suggests tags from the text, and takes only those that are confirmed', async () => {
    const server = writersServer()
      .on('GET /api/v2/portfolios/current/tags', {
        recent: [],
        custom: [{ name: '基隆河', count: 3 }],
        suggestions: [],
      })
      .on(publish, aPost())
    const { user } = openApplication('/user/epost')
    fill(await text(), '到基隆河採樣，量了溶氧')
    await user.click(await screen.findByRole('button', { name: '加上標籤 # 基隆河' }))
    const suggestion = screen.getByRole('button', { name: '加上標籤 SDG 6 淨水與衛生' })
    expect(suggestion).toHaveAccessibleDescription('提到「溶氧」')
    await user.click(suggestion)
    expect(screen.getByRole('button', { name: 'SDG 6 淨水與衛生', pressed: true })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /加上標籤 SDG 6/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: '移除 # 基隆河' }))
    await user.click(await screen.findByRole('button', { name: '加上標籤 # 基隆河' }))

    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(server.received(publish)).toHaveLength(1))
    expect(server.received(publish)[0]?.body).toMatchObject({ tags: ['sdg_6'], customTags: ['基隆河'] })
  })

  it('shows which kind it will be filed as, and lets one choose another', async () => {
    const server = writersServer().on(publish, aPost())
    const { user } = openApplication('/user/epost')
    fill(await text(), '校隊選拔')
    await user.click(await screen.findByRole('button', { name: '種類：其他' }))
    await user.click(await screen.findByRole('menuitemradio', { name: '競賽' }))
    expect(await screen.findByRole('button', { name: '種類：競賽' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(server.received(publish)).toHaveLength(1))
    expect(server.received(publish)[0]?.body).toMatchObject({ classification: 'contest' })
  })

  it('points at what is missing, the first field first', async () => {
    const server = writersServer()
    const { user } = openApplication('/user/epost')
    await user.click(await screen.findByRole('button', { name: '發布' }))
    expect(await screen.findByText('寫點內容，或加一張照片')).toBeInTheDocument()
    expect(screen.getByText('請至少選一個標籤')).toBeInTheDocument()
    await waitFor(async () => expect(await text()).toHaveFocus())
    expect(await text()).toBeInvalid()
    expect(server.received(publish)).toHaveLength(0)
  })

  it.each(['發布', '排程發布時間'])('leaves no draft where %s was pressed with nothing written', async (name) => {
    const server = writersServer()
    const { user } = openApplication('/user/epost')
    await user.click(await screen.findByRole('button', { name: '自然觀察' }))
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText('寫點內容，或加一張照片')).toBeInTheDocument()
    window.dispatchEvent(new Event('pagehide'))
    expect(server.received('POST /api/v2/portfolios/drafts')).toHaveLength(0)
    cleanup()
    closeDrafts()
    openApplication('/user/epost')
    expect(await text()).toHaveValue('')
    expect(screen.queryByText('已還原上次沒寫完的內容')).not.toBeInTheDocument()
    expect(Object.keys(localStorage).filter((key) => key.includes('draft.post'))).toEqual([])
  })

  it('takes 15000 characters and refuses one more', async () => {
    const server = writersServer().on(publish, aPost())
    const { user } = openApplication('/user/epost')
    fill(await text(), '水'.repeat(contentLimits.characters + 1))
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    expect(screen.getByText('超過 1 個字')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(await screen.findByText('最多 15000 個字')).toBeInTheDocument()
    expect(server.received(publish)).toHaveLength(0)

    fill(await text(), '水'.repeat(contentLimits.characters))
    expect(screen.getByText('15,000 / 15,000 字')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(server.received(publish)).toHaveLength(1))
  })

  it('counts what cannot be seen, and refuses more line breaks than a record holds', async () => {
    const server = writersServer().on(publish, aPost())
    const { user } = openApplication('/user/epost')
    await user.click(await screen.findByRole('button', { name: '自然觀察' }))
    fill(await text(), `${'水'.repeat(contentLimits.characters - 1)}\n\n水`)
    expect(screen.getByText('超過 2 個字')).toBeInTheDocument()
    fill(await text(), `${'水'.repeat(contentLimits.characters - 1)}\n水\n\n`)
    expect(screen.getByText('超過 1 個字')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(await screen.findByText('最多 15000 個字')).toBeInTheDocument()

    fill(await text(), `水${'\n'.repeat(contentLimits.nodes)}水`)
    expect(screen.getByText('7,502 / 15,000 字')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(await screen.findByText('段落、換行和格式太多了，請刪掉一些，或分成幾則紀錄')).toBeInTheDocument()
    expect(server.received(publish)).toHaveLength(0)

    fill(await text(), '水\n'.repeat(contentLimits.blocks + 1).trim())
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(
      await screen.findByText('段落和項目太多了：同一層最多 2000 個，請刪掉一些，或分成幾則紀錄'),
    ).toBeInTheDocument()
    expect(server.received(publish)).toHaveLength(0)

    fill(await text(), `${'水'.repeat(contentLimits.characters)}\n \n`)
    expect(screen.getByText('15,000 / 15,000 字')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(server.received(publish)).toHaveLength(1))
  })

  it('keeps everything when publishing fails, and tries again under the same id', async () => {
    let isDown = true
    const server = writersServer().on(publish, ({ body }) => {
      if (isDown) return refuse(503, { code: 'SERVICE_UNAVAILABLE' })
      const { content, tags, customTags, date, classification } = body as ReturnType<typeof aPost>
      return aPost({ title: '', content, tags, customTags, date, classification })
    })
    const { user, at } = openApplication('/user/epost')
    await user.type(await text(), '今天量了溶氧')
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(await screen.findByText(/系統正在維護/)).toBeInTheDocument()
    expect(await text()).toHaveValue('今天量了溶氧')

    isDown = false
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(at()).toBe('/portfolio?view=mine'))
    const ids = server.received(publish).map(({ body }) => (body as { clientId: string }).clientId)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    expect(localStorage.getItem('learntrail.draft.post.019a0000-0000-7000-8000-000000000001')).toBeNull()
  })

  it('puts what was written after a lost answer into the record that had arrived', async () => {
    let isFirst = true
    const arrived = aPost({ title: '', tags: ['naturalistic'], customTags: [], classification: 'other_classify' })
    const server = writersServer()
      .on(publish, () => {
        if (!isFirst) return arrived
        isFirst = false
        return refuse(503, { code: 'SERVICE_UNAVAILABLE' })
      })
      .on('PUT /api/v2/portfolios/:id', arrived)
    const { user, at } = openApplication('/user/epost')
    await user.type(await text(), '第一版')
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    await screen.findByText(/系統正在維護/)
    await user.type(await text(), '，再補一句')
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() => expect(at()).toBe('/portfolio?view=mine'))
    expect(server.received('PUT /api/v2/portfolios/:id')).toHaveLength(1)
  })

  it('shows what the server says beside the field and goes there', async () => {
    writersServer().on(
      publish,
      refuse(400, { code: 'VALIDATION_FAILED', fields: [{ path: 'tags.0', rule: 'invalid' }] }),
    )
    const { user } = openApplication('/user/epost')
    await user.type(await text(), '今天量了溶氧')
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    expect(await screen.findByText('格式不正確，請檢查')).toBeInTheDocument()
    await waitFor(() => expect(document.getElementById('post-tags')).toHaveFocus())
  })

  it('is lost neither by an expired session', async () => {
    writersServer().on(publish, refuse(401, { code: 'NOT_AUTHENTICATED' }))
    const { user } = openApplication('/user/epost')
    await user.type(await text(), '今天量了溶氧')
    await user.click(screen.getByRole('button', { name: '自然觀察' }))
    await user.click(screen.getByRole('button', { name: '發布' }))
    await waitFor(() =>
      expect(localStorage.getItem('learntrail.draft.post.019a0000-0000-7000-8000-000000000001')).toContain('溶氧'),
    )
    await act(async () => undefined)
    cleanup()
    closeDrafts()
    writersServer()
    openApplication('/user/epost')
    expect(await text()).toHaveValue('今天量了溶氧')
  })

  it('speaks English', async () => {
    await switchLocale('en')
    writersServer('en')
    const { user } = openApplication('/user/epost')
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Choose at least one tag')).toBeInTheDocument()
  })
})

import { draftLimits } from '@learntrail/contract/drafts/limits'
import type { Slot } from '@learntrail/contract/drafts/slots'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { writersServer } from '../../posts/posts.fixture.ts'
import { documentOf } from '../session/draft-values.ts'
import { closeDrafts } from '../session/open-drafts.ts'

afterEach(closeDrafts)

const text = () => screen.findByRole('textbox', { name: '內容' })
const slot: Slot = {
  slot: 2,
  name: '實驗紀錄',
  picture: null,
  title: '',
  content: documentOf('目的：\n方法：'),
  classification: 'works',
  tags: ['logical_mathematical'],
  customTags: [],
  updatedAt: '2026-11-20T00:00:00.000Z',
}

async function openSlots(items: Slot[] = []) {
  const server = writersServer().on('GET /api/v2/portfolios/slots', () => ({ items }))
  const app = openApplication('/user/epost')
  await app.user.click(await screen.findByRole('button', { name: '主題與範本' }))
  const dialog = await screen.findByRole('dialog', { name: '從主題或範本開始' })
  return { ...app, server, dialog }
}

describe('smart slots', () => {
  it('choose their intelligence and offer questions that go into the text or not', async () => {
    const { user, dialog } = await openSlots()
    await user.click(within(dialog).getByRole('button', { name: '自然' }))
    expect(screen.getByRole('button', { name: '自然觀察', pressed: true })).toBeInTheDocument()
    const panel = screen.getByRole('region', { name: '自然：可以這樣開始' })
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3)
    expect(await text()).toHaveValue('')
    await user.click(within(panel).getByRole('button', { name: '放進內文：你在哪裡、什麼時候觀察到什麼？' }))
    expect(await text()).toHaveValue('你在哪裡、什麼時候觀察到什麼？\n')
    await user.click(within(panel).getByRole('button', { name: '關閉提問' }))
    expect(screen.queryByRole('region', { name: '自然：可以這樣開始' })).not.toBeInTheDocument()
  })
})

describe('custom slots', () => {
  it('begin a record, and what was being written is kept as a draft', async () => {
    const { user, dialog, server } = await openSlots([slot])
    await user.click(screen.getByRole('button', { name: '關閉' }))
    fireEvent.change(await text(), { target: { value: '寫到一半' } })
    await user.click(screen.getByRole('button', { name: '主題與範本' }))
    expect(dialog).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: '實驗紀錄' }))
    await waitFor(async () => expect(await text()).toHaveValue('目的：\n方法：'))
    expect(screen.getByText('原本寫的已存成草稿')).toBeInTheDocument()
    expect(server.received('POST /api/v2/portfolios/drafts')[0]?.body).toMatchObject({
      content: documentOf('寫到一半'),
    })
    expect(screen.getByRole('button', { name: '邏輯數學', pressed: true })).toBeInTheDocument()
  })

  it('are filled with what is written, under a name of at most 30 characters', async () => {
    const { user, server } = await openSlots([
      { ...slot, slot: 1, name: '週記' },
      { ...slot, slot: 4, name: '讀書心得' },
    ])
    server.on('PUT /api/v2/portfolios/slots/:slot', slot)
    await user.click(screen.getByRole('button', { name: '關閉' }))
    fireEvent.change(await text(), { target: { value: '目的：' } })
    await user.click(screen.getByRole('button', { name: '主題與範本' }))
    await user.click(await screen.findByRole('button', { name: '存成範本' }))
    const name = await screen.findByRole('textbox', { name: '範本名稱' })
    await user.click(screen.getByRole('button', { name: '儲存範本' }))
    expect(await screen.findByText('請填寫這個欄位')).toBeInTheDocument()
    fireEvent.change(name, { target: { value: '名'.repeat(draftLimits.slotName + 1) } })
    expect(await screen.findByText('最多 30 個字')).toBeInTheDocument()
    fireEvent.change(name, { target: { value: '名'.repeat(draftLimits.slotName) } })
    await user.click(screen.getByRole('button', { name: '儲存範本' }))
    expect(await screen.findByText('範本已儲存')).toBeInTheDocument()
    const [sent] = server.received('PUT /api/v2/portfolios/slots/:slot')
    expect(sent?.path).toMatch(/\/2$/)
    expect(sent?.body).toMatchObject({
      name: '名'.repeat(draftLimits.slotName),
      pictureId: null,
      content: documentOf('目的：'),
    })
  })

  it('keep their text when only the name changes, and are cleared after asking', async () => {
    const { user, server } = await openSlots([slot])
    server.on('PUT /api/v2/portfolios/slots/:slot', slot).on('DELETE /api/v2/portfolios/slots/:slot', { ok: true })
    const menu = { name: '範本「實驗紀錄」的更多動作' }
    await user.click(await screen.findByRole('button', menu))
    await user.click(await screen.findByRole('menuitem', { name: '改名稱和圖片' }))
    fireEvent.change(await screen.findByRole('textbox', { name: '範本名稱' }), { target: { value: '新名' } })
    await user.click(screen.getByRole('button', { name: '儲存範本' }))
    await waitFor(() => expect(server.received('PUT /api/v2/portfolios/slots/:slot')).toHaveLength(1))
    expect(server.received('PUT /api/v2/portfolios/slots/:slot')[0]?.body).toMatchObject({
      name: '新名',
      content: slot.content,
      tags: slot.tags,
    })
    await user.click(await screen.findByRole('button', menu))
    await user.click(await screen.findByRole('menuitem', { name: '清空' }))
    expect(server.received('DELETE /api/v2/portfolios/slots/:slot')).toHaveLength(0)
    await user.click(await screen.findByRole('button', { name: '清空' }))
    await waitFor(() => expect(server.received('DELETE /api/v2/portfolios/slots/:slot')).toHaveLength(1))
  })
})

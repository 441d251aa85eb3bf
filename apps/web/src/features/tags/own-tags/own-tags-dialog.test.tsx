import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { writersServer } from '../../posts/posts.fixture.ts'

const path = '/api/v2/portfolios/current/tags'

function tagServer() {
  return writersServer().on(`GET ${path}`, {
    recent: [],
    custom: [
      { name: '科展', count: 3 },
      { name: '科學展覽', count: 1 },
    ],
    suggestions: [],
  })
}

async function opened() {
  const { user } = openApplication('/portfolio?view=mine')
  await user.click(await screen.findByRole('button', { name: '篩選與顯示' }))
  await user.click(await screen.findByRole('menuitem', { name: '管理自訂標籤' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: '自訂標籤' })) }
}

it('a tag is added; what is refused stays in the field', async () => {
  let isTaken = true
  const server = tagServer().on(`POST ${path}`, () =>
    isTaken ? refuse(409, { code: 'TAG_EXISTS' }) : { name: '專題' },
  )
  const { user, dialog } = await opened()
  const field = await dialog.findByRole('textbox', { name: '新的標籤' })
  await user.click(dialog.getByRole('button', { name: '新增' }))
  expect(await dialog.findByText('請填寫這個欄位')).toBeInTheDocument()
  await user.type(field, '專題{Enter}')
  expect(await dialog.findByText(/已經有這個標籤了/)).toBeInTheDocument()
  expect(field).toHaveValue('專題')
  isTaken = false
  await user.type(field, '{Enter}')
  await waitFor(() => expect(field).toHaveValue(''))
  expect(server.received(`POST ${path}`).at(-1)?.body).toEqual({ name: '專題' })
})

it('a tag is renamed', async () => {
  const server = tagServer().on(`PATCH ${path}`, { recordCount: 3 })
  const { user, dialog } = await opened()
  await user.click(await dialog.findByRole('button', { name: '替「科展」改名' }))
  const field = await dialog.findByRole('textbox', { name: '替「科展」改名' })
  await user.clear(field)
  await user.type(field, '全國科展{Enter}')
  expect(await screen.findByText('已改名，更新了 3 則紀錄')).toBeInTheDocument()
  expect(server.received(`PATCH ${path}`)[0]?.body).toEqual({ name: '科展', newName: '全國科展' })
})

it('tags are merged into one of them', async () => {
  const server = tagServer().on(`POST ${path}/merge`, { recordCount: 1 })
  const { user, dialog } = await opened()
  await user.click(await dialog.findByRole('button', { name: '合併標籤' }))
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box)
  await user.click(dialog.getByRole('button', { name: '合併 2 個' }))
  await user.click(await screen.findByRole('radio', { name: /科學展覽/ }))
  await user.click(screen.getByRole('button', { name: '合併' }))
  await waitFor(() => expect(server.received(`POST ${path}/merge`)).toHaveLength(1))
  expect(server.received(`POST ${path}/merge`)[0]?.body).toEqual({ names: ['科展', '科學展覽'], into: '科學展覽' })
})

it('a tag is removed after asking', async () => {
  const server = tagServer().on(`DELETE ${path}`, { recordCount: 3 })
  const { user, dialog } = await opened()
  await user.click(await dialog.findByRole('button', { name: '移除「科展」' }))
  const question = within(await screen.findByRole('dialog', { name: '移除標籤「科展」？' }))
  expect(question.getByText(/會從 3 則紀錄拿掉/)).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: '移除' }))
  await waitFor(() => expect(server.received(`DELETE ${path}`)[0]?.query.get('name')).toBe('科展'))
})

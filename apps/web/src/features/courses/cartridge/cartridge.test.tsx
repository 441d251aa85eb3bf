import type { BroughtIn } from '@learntrail/contract/courses/cartridge'
import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { calls, cardOf, courseId, courseServer, myCourse } from '../courses.fixture.ts'

const brought: BroughtIn = {
  _id: courseId,
  name: '河川的一年',
  isNew: true,
  leftOut: [
    { kind: 'quiz', name: '期中測驗' },
    { kind: 'file', name: 'a.exe' },
  ],
  leftOutCount: 3,
}
const cartridge = (bytes = 3) => {
  const file = new File(['abc'], '河川.imscc')
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

async function openDialog() {
  const opened = openApplication('/courses/manage')
  await opened.user.click(await screen.findByRole('button', { name: '匯入課程檔' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: '匯入課程檔' })) }
}

describe('a course file that is brought in', () => {
  it('becomes a draft, and what did not come along is told', async () => {
    const server = courseServer().on(calls.bringIn, brought)
    const { user, dialog } = await openDialog()
    await user.upload(dialog.getByTestId('cartridge-picker'), cartridge())
    const result = await screen.findByRole('dialog', { name: '「河川的一年」匯入好了' })
    expect(within(result).getByRole('heading', { name: '有 3 項沒有匯入' })).toBeVisible()
    expect(
      within(result)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['測驗 期中測驗', '檔案 a.exe'])
    expect(within(result).getByText('還有 1 項')).toBeVisible()
    expect(within(result).getByRole('link', { name: '打開編輯' })).toHaveAttribute('href', `/courses/edit/${courseId}`)
    const [sent] = server.received(calls.bringIn)
    expect(sent?.body instanceof FormData && sent.body.get('file')).toMatchObject({ name: '河川.imscc' })
  })

  it('that was brought in before is said to be that', async () => {
    courseServer().on(calls.bringIn, { ...brought, isNew: false, leftOut: [], leftOutCount: 0 })
    const { user, dialog } = await openDialog()
    await user.upload(dialog.getByTestId('cartridge-picker'), cartridge())
    const result = within(await screen.findByRole('dialog', { name: '「河川的一年」之前就匯入過了' }))
    expect(result.queryByRole('list')).toBeNull()
  })

  it('says why it was refused, and another can be chosen', async () => {
    const server = courseServer().on(calls.bringIn, refuse(422, { code: 'COURSE_CARTRIDGE_LOCKED' }))
    const { user, dialog } = await openDialog()
    await user.upload(dialog.getByTestId('cartridge-picker'), cartridge())
    expect(await dialog.findByText(/這個課程檔上了密碼/)).toBeVisible()
    server.on(calls.bringIn, brought)
    await user.upload(dialog.getByTestId('cartridge-picker'), cartridge())
    expect(await screen.findByRole('dialog', { name: '「河川的一年」匯入好了' })).toBeVisible()
  })

  it('is not sent where it is larger than may be', async () => {
    const server = courseServer().on(calls.bringIn, brought)
    const { user, dialog } = await openDialog()
    await user.upload(dialog.getByTestId('cartridge-picker'), cartridge(cartridgeLimits.bytes + 1))
    expect(await dialog.findByText(/課程檔最大 500 MB/)).toBeVisible()
    expect(server.received(calls.bringIn)).toEqual([])
    await user.upload(dialog.getByTestId('cartridge-picker'), cartridge(cartridgeLimits.bytes))
    await waitFor(() => expect(server.received(calls.bringIn)).toHaveLength(1))
  })
})

it('a course is taken along from its menu, or it is said why not', async () => {
  const server = courseServer()
    .on(calls.teaching, { items: [cardOf(myCourse())], nextCursor: null })
    .on(calls.takeAlong, refuse(413, { code: 'COURSE_CARTRIDGE_TOO_LARGE' }))
  const { user } = openApplication('/courses/manage')
  await user.click(await screen.findByRole('button', { name: '更多：河川的一年' }))
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: '匯出課程檔' }))
  expect(await screen.findByText(/課程檔最大 500 MB/)).toBeVisible()
  expect(server.received(calls.takeAlong)).toHaveLength(1)
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { analyticsServer, calls, listed, pupil, readiness } from '../analytics.fixture.ts'

const address = '/school-analytics/readiness'
const place = async () => within(await screen.findByRole('region', { name: '各年級和班級' }))

describe('pupils behind a figure', () => {
  it('are listed after it is said that the look is noted, with seat, name and number', async () => {
    const server = analyticsServer(listed).on(calls.pupils, ({ query }) =>
      query.get('cursor') ? { items: [pupil(2, 1)], nextCursor: null } : { items: [pupil(1, 3)], nextCursor: 'next' },
    )
    const { user } = openApplication(address)
    await user.click(
      (await place()).getByRole('button', { name: '高一忠班，有課程學習成果但還沒認證：31 人，看是哪些學生' }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/打開名單會留下紀錄：學生和家長看得到是誰/)).toBeInTheDocument()
    expect(server.received(calls.pupils)).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: '打開名單' }))
    expect(await dialog.findByRole('row', { name: /1 學生1.* 3/ })).toBeInTheDocument()
    expect(Object.fromEntries(server.received(calls.pupils)[0]!.query)).toEqual({
      grade: 'high_1',
      className: '忠',
      measure: 'readiness',
      code: 'uncertified',
    })
    await user.click(dialog.getByRole('button', { name: '載入更多' }))
    expect(await dialog.findByRole('link', { name: '學生2' })).toBeInTheDocument()
  })

  it('are those who have some of it, or those who have none', async () => {
    const server = analyticsServer(listed).on(calls.pupils, { items: [], nextCursor: null })
    const { user } = openApplication('/school-analytics/homework')
    await user.click((await place()).getByRole('button', { name: '有使用的學生' }))
    // A count over all questions can only be listed on its own question's screen.
    expect((await place()).queryByRole('button', { name: /看是哪些學生/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: '學習紀錄' }))
    await user.click(await screen.findByRole('button', { name: /高一孝班，學習紀錄：240/ }))
    await user.click(await screen.findByRole('button', { name: '打開名單' }))
    await user.click(await screen.findByRole('button', { name: '沒有的學生' }))
    await waitFor(() => expect(server.received(calls.pupils)).toHaveLength(2))
    expect(server.received(calls.pupils)[1]!.query.get('without')).toBe('true')
    expect(await screen.findByText(/沒有這樣的學生/)).toBeInTheDocument()
  })

  it('are listed of a class alone, and not of a grade', async () => {
    const grade = readiness()
    grade.tables[0]!.items.unshift({
      key: 'high_1',
      isTotal: false,
      place: { grade: 'high_1', className: null },
      cells: [{ value: 43 }, { value: 20 }],
    })
    analyticsServer(listed).on(calls.report, grade)
    openApplication(address)
    const part = await place()
    expect(part.getByText('43 人')).toBeInTheDocument()
    expect(part.getAllByRole('button', { name: /看是哪些學生/ })).toHaveLength(2)
    // A whole grade can still be reminded.
    expect(part.getByRole('button', { name: '提醒高一「還沒認證」的學生' })).toBeInTheDocument()
  })

  it('are not offered where the reader may see numbers alone', async () => {
    analyticsServer(listed).on(calls.report, readiness({ canList: false }))
    openApplication(address)
    expect((await place()).getByText('31 人')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /看是哪些學生/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^提醒/ })).not.toBeInTheDocument()
  })
})

describe('a reminder before the national upload', () => {
  it('stands below the days until which something is to be done', async () => {
    analyticsServer(listed)
    openApplication(address)
    expect(await screen.findByText(/2 月 3 日前上傳、.*2 月 10 日前由老師認證/)).toBeInTheDocument()
  })

  const button = '提醒高一忠班「還沒認證」的學生'

  it('goes with one press and a confirmation to the pupils of a class, and is not offered again', async () => {
    const server = analyticsServer(listed).on(calls.remind, { ok: true })
    const { user } = openApplication(address)
    await user.click((await place()).getByRole('button', { name: button }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '送出提醒' }))
    expect(await screen.findByText('已送出給高一忠班的提醒')).toBeInTheDocument()
    expect(server.received(calls.remind)[0]!.body).toEqual({ grade: 'high_1', className: '忠', state: 'uncertified' })
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument()
    expect(screen.getByText('今天提醒過了')).toBeInTheDocument()
  })

  it('that went today already says so, and stays said', async () => {
    analyticsServer(listed).on(calls.remind, refuse(409, { code: 'PUPILS_REMINDED_TODAY' }))
    const { user } = openApplication(address)
    await user.click((await place()).getByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '送出提醒' }))
    expect(await dialog.findByText(/今天已經提醒過他們了/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '取消' }))
    expect(screen.getByText('今天提醒過了')).toBeInTheDocument()
  })

  it('is not for those who are ready', async () => {
    analyticsServer(listed)
    const { user } = openApplication(address)
    const part = await place()
    await user.click(part.getByRole('button', { name: '準備好了' }))
    expect(part.queryByRole('button', { name: /^提醒/ })).not.toBeInTheDocument()
  })
})

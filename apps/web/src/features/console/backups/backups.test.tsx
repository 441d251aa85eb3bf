import type { Backup, Backups } from '@learntrail/contract/console/backups'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer } from '../console.fixture.ts'

const at = '2026-11-20T19:30:00.000Z'
const good: Backup = {
  id: '019f0000-0000-7000-8000-0000000000b1',
  state: 'done',
  folder: '/backups/learntrail-20261120-193000',
  node: 'one',
  startedAt: at,
  endedAt: at,
  files: 1_200,
  bytes: 52_000_000,
  verifiedAt: at,
  failure: null,
  problems: [],
  removedAt: null,
}
const schedule = {
  folder: '/backups',
  at: '03:30',
  next: '2026-11-21T19:30:00.000Z',
  keep: 7,
  freeBytes: 9_000_000_000,
  isWithoutUploads: false,
}
const backups: Backups = { schedule, lastGood: good, isLate: false, items: [good] }
const path = 'GET /api/v2/admin/backups'

it('says when the last good one was made and read through, how large it is, and when the next one is made', async () => {
  consoleServer().on(path, backups)
  openApplication('/admin/backups')
  const last = await screen.findByRole('region', { name: '最近一次成功的備份' })
  expect(last).toHaveTextContent(
    /完成時間.*03:30.*檢查通過.*03:30.*1200 個檔案.*one 的 \/backups\/learntrail-20261120-193000/,
  )
  const plan = screen.getByRole('region', { name: '自動備份' })
  expect(plan).toHaveTextContent(/每天.*03:30.*下一次.*最近 7 份成功的備份/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says what failed and why, what had been lost before, and that there should be a newer one', async () => {
  const id = (last: number) => `019f0000-0000-7000-8000-0000000000b${last}`
  const failed: Backup = {
    ...good,
    id: id(2),
    state: 'failed',
    failure: 'no_room',
    bytes: null,
    verifiedAt: null,
    problems: ['/backups needs 60 MB'],
  }
  const lossy: Backup = { ...good, id: id(3), problems: ['files/ab/abcd was damaged before it was copied'] }
  const former: Backup = { ...good, id: id(4), removedAt: at }
  consoleServer().on(path, { ...backups, isLate: true, items: [failed, lossy, former] })
  openApplication('/admin/backups')
  expect(await screen.findByRole('alert')).toHaveTextContent('已經超過一天沒有成功的備份了')
  const list = within(screen.getByRole('table', { name: '最近的備份' }))
  expect(list.getByText('失敗').closest('tr')).toHaveTextContent(/磁碟空間不夠.*needs 60 MB/)
  expect(list.getByText('可以還原，但少了檔案').closest('tr')).toHaveTextContent(/備份之前就已經遺失.*files\/ab\/abcd/)
  expect(list.getByText('已讓位給新的備份')).toBeInTheDocument()
})

it('asks for one now, and says why there cannot be one', async () => {
  const server = consoleServer().on(path, backups).on('POST /api/v2/admin/backups', { ok: true })
  openApplication('/admin/backups')
  await userEvent.click(await screen.findByRole('button', { name: '現在備份' }))
  await waitFor(() => expect(server.received('POST /api/v2/admin/backups')).toHaveLength(1))
  expect(await screen.findByText('已排進去，做好會出現在下面')).toBeInTheDocument()
  server.on('POST /api/v2/admin/backups', refuse(409, { code: 'BACKUPS_OFF' }) as never)
  await userEvent.click(screen.getByRole('button', { name: '現在備份' }))
  expect(await screen.findByText(/還沒有設定備份要放哪裡/)).toBeInTheDocument()
})

it('says how to have them where none is scheduled, and what is left out where uploads lie elsewhere', async () => {
  const server = consoleServer().on(path, { schedule: null, lastGood: null, isLate: false, items: [] })
  const first = openApplication('/admin/backups')
  expect(await screen.findByText('還沒有設定自動備份')).toBeInTheDocument()
  expect(screen.getByText(/在設定裡指定備份資料夾/)).toBeInTheDocument()
  first.view.unmount()
  const elsewhere = { ...schedule, isWithoutUploads: true, freeBytes: null }
  server.on(path, { schedule: elsewhere, lastGood: null, isLate: false, items: [] })
  openApplication('/admin/backups')
  expect(await screen.findByText(/上傳的檔案放在另外的儲存空間/)).toBeInTheDocument()
  expect(screen.getByText('還沒有成功的備份。')).toBeInTheDocument()
  expect(screen.getByText('看不到這個資料夾')).toBeInTheDocument()
  expect(screen.getByText('還沒有做過備份。')).toBeInTheDocument()
})

it('can be tried again where it does not load, and is for operators alone', async () => {
  const server = consoleServer().on(path, refuse(500, { code: 'INTERNAL_ERROR' }) as never)
  const first = openApplication('/admin/backups')
  const again = await screen.findByRole('button', { name: '再試一次' })
  server.on(path, backups)
  await userEvent.click(again)
  expect(await screen.findByRole('region', { name: '最近一次成功的備份' })).toBeInTheDocument()
  first.view.unmount()
  consoleServer('support')
  openApplication('/admin/backups')
  expect(await screen.findByText('你的權限還不能開這一項')).toBeInTheDocument()
})

describeFaces({
  path: '/admin/backups',
  server: () => consoleServer().on(path, backups),
  reads: path,
  loaded: () => screen.getByRole('region', { name: '最近一次成功的備份' }),
})

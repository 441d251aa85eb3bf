import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer } from '../../console/console.fixture.ts'
import { fakeUploads } from '../../files/fake-uploads.fixture.ts'
import { aFile } from '../../posts/posts.fixture.ts'
import { keptPrizeOf, prizeId } from '../prizes.fixture.ts'

const lists = 'GET /api/v2/admin/rewards/prizes'
const makes = 'POST /api/v2/admin/rewards/prizes'
const reads = 'GET /api/v2/admin/rewards/prizes/:id'
const changes = 'PATCH /api/v2/admin/rewards/prizes/:id'
const codes = 'POST /api/v2/admin/rewards/prizes/:id/codes'
const settings = 'GET /api/v2/admin/rewards/settings'

const server = () => consoleServer().on(settings, { takesIdImages: false })

describe('prizes, for staff', () => {
  it('are listed with what is left of them', async () => {
    server().on(lists, { items: [keptPrizeOf({ stock: 3, open: 2, received: 5 })], nextCursor: null })
    openApplication('/admin/prizes')
    const row = await screen.findByRole('row', { name: /圖書禮券/ })
    expect(row).toHaveTextContent(/寄送.*300.*3.*2.*5.*上架中/)
  })

  it('are offered by a form, which points at what is missing', async () => {
    const prize = keptPrizeOf({ id: prizeId })
    const fake = server().on(makes, prize).on(reads, prize)
    const { user } = openApplication('/admin/prizes/new')
    await user.click(await screen.findByRole('button', { name: '儲存' }))
    expect(screen.getByRole('textbox', { name: '名稱' })).toBeInvalid()
    expect(fake.received(makes)).toEqual([])
    await user.type(screen.getByRole('textbox', { name: '名稱' }), '學跡帆布袋')
    await user.click(screen.getByRole('button', { name: '寄送' }))
    await user.type(screen.getByRole('textbox', { name: '需要點數' }), '60')
    await user.type(screen.getByRole('textbox', { name: '數量' }), '12')
    await user.click(screen.getByRole('checkbox', { name: '寄送地址' }))
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await waitFor(() =>
      expect(fake.received(makes)[0]?.body).toMatchObject({
        name: '學跡帆布袋',
        way: 'posted',
        points: 60,
        stock: 12,
        perPerson: 1,
        asks: ['address'],
        pickUp: '',
      }),
    )
  })

  it('say that photos of identity cards are off only once it is known', async () => {
    const product = server().on(settings, refuse(500, { code: 'INTERNAL_ERROR' }))
    const { view, user } = openApplication('/admin/prizes/new')
    await user.click(await screen.findByRole('button', { name: '寄送' }))
    expect(await screen.findByText('沒讀到身分證影像的設定，重新整理再看一次。')).toBeVisible()
    expect(screen.queryByText(/要先在獎品清單打開設定/)).not.toBeInTheDocument()
    view.unmount()
    product.on(settings, { takesIdImages: false })
    openApplication('/admin/prizes/new')
    await user.click(await screen.findByRole('button', { name: '寄送' }))
    expect(await screen.findByText('身分證影像：要先在獎品清單打開設定')).toBeVisible()
  })

  it('wait for their picture, and are saved with it', async () => {
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = () => undefined
    const uploads = fakeUploads()
    const prize = keptPrizeOf({ id: prizeId })
    const fake = server().on(makes, prize).on(reads, prize)
    const { user } = openApplication('/admin/prizes/new')
    await user.type(await screen.findByRole('textbox', { name: '名稱' }), '學跡帆布袋')
    await user.type(screen.getByRole('textbox', { name: '需要點數' }), '60')
    await user.type(screen.getByRole('textbox', { name: '數量' }), '12')
    await user.upload(screen.getByTestId('file-picker'), new File(['bag'], '袋子.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '儲存' }))
    expect(await screen.findByText('圖片還在上傳，傳完再按一次。')).toBeVisible()
    expect(fake.received(makes)).toEqual([])
    const bag = aFile({ displayName: '袋子.jpg' })
    await act(async () => uploads[0]?.arrive(bag))
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(fake.received(makes)[0]?.body).toMatchObject({ fileId: bag.id }))
  })

  it('that somebody else has changed keep what was typed, and say so', async () => {
    server()
      .on(reads, keptPrizeOf())
      .on(changes, refuse(409, { code: 'PRIZE_CHANGED' }))
    const { user } = openApplication(`/admin/prizes/${prizeId}`)
    const name = await screen.findByRole('textbox', { name: '名稱' })
    await user.clear(name)
    await user.type(name, '新的名字')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    expect(await screen.findByText(/別人剛改過這個獎品/)).toBeVisible()
    expect(name).toHaveValue('新的名字')
  })

  it('that are a code are filled from a pasted list, and tell what was there', async () => {
    const fake = server()
      .on(reads, keptPrizeOf({ way: 'code', stock: 2 }))
      .on(codes, { added: 2, repeated: [3], unfit: [4], known: 1, stock: 4 })
    const { user } = openApplication(`/admin/prizes/${prizeId}`)
    await user.type(await screen.findByRole('textbox', { name: '貼上代碼' }), 'AAAA-1\nBBBB-2\nAAAA-1\nx')
    await user.click(screen.getByRole('button', { name: '加入代碼' }))
    const region = within(screen.getByRole('region', { name: '代碼' }))
    expect(await region.findByText('加入了 2 個代碼。')).toBeVisible()
    expect(region.getByText('1 個原本就有，沒有重複加入。')).toBeVisible()
    expect(region.getByText('重複的行：3')).toBeVisible()
    expect(fake.received(codes)[0]?.body).toEqual({ pasted: 'AAAA-1\nBBBB-2\nAAAA-1\nx' })
  })

  it('that cannot be read say so', async () => {
    server().on(reads, refuse(404, { code: 'PRIZE_NOT_FOUND' }))
    openApplication(`/admin/prizes/${prizeId}`)
    expect(await screen.findByText('找不到這個獎品')).toBeVisible()
  })
})

describeFaces({
  path: '/admin/prizes',
  server: () => server().on(lists, { items: [keptPrizeOf()], nextCursor: null }),
  reads: lists,
  loaded: () => screen.getByRole('row', { name: /圖書禮券/ }),
})

describeFaces({
  path: `/admin/prizes/${prizeId}`,
  server: () => server().on(reads, keptPrizeOf({ id: prizeId })),
  reads,
  loaded: () => screen.getByRole('textbox', { name: '名稱' }),
})

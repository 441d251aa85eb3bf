import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { switchLocale } from '../../../i18n/i18n.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aCard, exportServer } from '../export.fixture.ts'
import { teacher } from '../reading/eportfolio.fixture.ts'

const list = 'GET /api/v2/ePortfolio/exhibition'
const address = '/portfolio?view=exhibition'

describe('the exhibition', () => {
  it('shows what is on show, each leading to itself and to its owner', async () => {
    const one = aCard({
      owner: teacher,
      visibility: 'exhibition',
      summary: '河水去了哪裡',
      likeCount: 3,
      browseCount: 8,
    })
    exportServer().on(list, { items: [one], nextCursor: null })
    openApplication(address)
    const card = within(await screen.findByRole('article', { name: '水的旅行' }))
    expect(card.getByRole('link', { name: '水的旅行' })).toHaveAttribute('href', `/user/ePortfolio/${one.id}`)
    expect(card.getByRole('link', { name: '陳老師' })).toHaveAttribute('href', `/user/person/${teacher.id}`)
    expect(card.getByText('河水去了哪裡')).toBeInTheDocument()
    expect(card.getByText('3 人喜歡')).toBeInTheDocument()
    expect(card.getByText('8 次閱讀')).toBeInTheDocument()
  })

  it('without anything says what to do', async () => {
    exportServer().on(list, { items: [], nextCursor: null })
    openApplication(address)
    expect(await screen.findByText('還沒有人展出作品')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '做一份學習歷程檔案' })).toHaveAttribute('href', '/user/export')
  })

  it('that does not load can be tried again', async () => {
    const server = exportServer().on(list, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(address)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(list, { items: [aCard()], nextCursor: null })
    await user.click(again)
    expect(await screen.findByRole('article', { name: '水的旅行' })).toBeInTheDocument()
  })

  it('is searched and sorted, which the address tells', async () => {
    const server = exportServer().on(list, { items: [], nextCursor: null })
    const { user, at } = openApplication(address)
    await user.type(await screen.findByRole('searchbox', { name: '搜尋展覽' }), '水質{Enter}')
    await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '最多人喜歡')
    await waitFor(() => {
      const query = server.received(list).at(-1)?.query
      expect([query?.get('words'), query?.get('sort')]).toEqual(['水質', 'liked'])
    })
    expect(new URL(at(), 'http://x').searchParams.get('sort')).toBe('liked')
    expect(await screen.findByText('沒有符合的作品')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '清除篩選' }))
    expect(await screen.findByText('還沒有人展出作品')).toBeInTheDocument()
    expect(screen.getByRole('searchbox', { name: '搜尋展覽' })).toHaveValue('')
  })

  it('is narrowed by tags in a dialog, and by a school of the address', async () => {
    const school = aCard().id
    const server = exportServer().on(list, { items: [], nextCursor: null })
    const { user } = openApplication(`${address}&school=${school}&schoolName=內湖高中`)
    const chips = within(await screen.findByRole('list', { name: '目前的篩選' }))
    expect(chips.getByRole('button', { name: '移除 內湖高中' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '篩選展覽，目前 1 項' }))
    const dialog = within(await screen.findByRole('dialog', { name: '篩選展覽' }))
    expect(dialog.getByText('找作者自己取的標籤。按 Enter 或逗號加入。')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '能力' }))
    await user.click(dialog.getByRole('button', { name: '團隊合作' }))
    await user.click(dialog.getByRole('button', { name: '顯示結果' }))
    await waitFor(() => {
      const query = server.received(list).at(-1)?.query
      expect([query?.get('tags'), query?.get('schoolId')]).toEqual(['teamwork', school])
    })
    await user.click(screen.getByRole('button', { name: '移除 內湖高中' }))
    await waitFor(() => expect(server.received(list).at(-1)?.query.has('schoolId')).toBe(false))
  })

  it('speaks English', async () => {
    await switchLocale('en')
    exportServer(undefined, 'en').on(list, { items: [], nextCursor: null })
    openApplication(address)
    expect(await screen.findByText('Nothing in the exhibition yet')).toBeInTheDocument()
  })
})

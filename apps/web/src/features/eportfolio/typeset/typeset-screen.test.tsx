import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { closeDraftSessions } from '../draft/open-sessions.ts'
import { anId, aPicture } from '../export.fixture.ts'
import { aSetDraft, pretendBrowser, previewOf, typesetServer } from './typeset.fixture.ts'

afterEach(closeDraftSessions)

const preview = 'POST /api/v2/exportDraft/:id/preview'
const save = 'PATCH /api/v2/exportDraft/:id'

interface PreviewBody {
  content: { pages: Record<string, unknown>; customTextResources: unknown }
  known: string[]
}

interface Opening {
  isWide?: boolean
  facts?: Partial<ExportDraft>
  /** Further query parameters. */
  more?: string
}

async function open({ isWide = true, facts, more = '' }: Opening = {}) {
  pretendBrowser({ isWide })
  const set = aSetDraft(facts)
  const server = typesetServer(set.draft)
  const app = openApplication(`/user/export-editor-final?draft=${set.draft.draftId}${more}`)
  await screen.findByRole('article', { name: '第 1 頁', hidden: true })
  const previews = () => server.received(preview).map(({ body }) => body as PreviewBody)
  return { ...app, ...set, server, previews }
}

describe('the pages', () => {
  it('are the pictures that the server drew, each a page with its number', async () => {
    await open()
    const page = await screen.findByRole('article', { name: '第 2 頁' })
    expect(page.querySelector('img')?.src).toMatch(/^blob:/)
    expect(document.querySelector('main svg[data-page]')).toBeNull()
    expect(screen.getByRole('status', { name: '第 1 頁，共 2 頁' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '到第 2 頁' })).toBeInTheDocument()
  })

  it('follow a change and say which drawings are there, and the change is saved', async () => {
    const { user, previews, server } = await open()
    await user.click(screen.getByRole('button', { name: '時間軸' }))
    await waitFor(() => expect(previews().at(-1)?.content.pages.template).toBe('timeline'))
    expect(previews().at(-1)?.known).toHaveLength(2)
    await waitFor(() => expect(server.received(save).at(-1)?.body).toMatchObject({ pages: { template: 'timeline' } }))
    await user.click(screen.getByRole('button', { name: '復原' }))
    await waitFor(() => expect(previews().at(-1)?.content.pages.template).toBe('calm'))
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => expect(previews().at(-1)?.content.pages.template).toBe('timeline'))
    expect(screen.getByRole('button', { name: '重做' })).toBeDisabled()
  })

  it('stand for their design among the others once they were set in it, until the looks change', async () => {
    const { user } = await open()
    const pictureOf = (name: string) => screen.getByRole('button', { name }).querySelector('img')
    await waitFor(() => expect(pictureOf('沉靜')?.src).toMatch(/^blob:/))
    expect(pictureOf('學術')).toBeNull()
    await user.click(screen.getByRole('button', { name: '學術' }))
    await waitFor(() => expect(pictureOf('學術')?.src).toMatch(/^blob:/))
    expect(pictureOf('沉靜')?.src).not.toBe(pictureOf('學術')?.src)
    fireEvent.error(pictureOf('沉靜') as HTMLElement)
    expect(pictureOf('沉靜')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'A4 橫式' }))
    await waitFor(() => expect(pictureOf('學術')?.src).toMatch(/^blob:/))
    expect(pictureOf('沉靜')).toBeNull()
  })

  it('name the characters that cannot be printed, with their places, also before the export', async () => {
    const { user, server, text, part } = await open()
    const lacking = [
      { kind: 'title' as const, id: null, characters: ['𠀀'] },
      { kind: 'text' as const, id: text.id, characters: ['𠀀', 'ᠮ'] },
      { kind: 'part' as const, id: part.id, characters: ['ᠮ'] },
    ]
    server.on(preview, ({ body }) => ({ ...previewOf(body), lacking }))
    await user.click(screen.getByRole('button', { name: 'A4 橫式' }))
    const named = async (around: HTMLElement) =>
      (await within(around).findAllByText(/U\+/)).map(({ textContent }) => textContent)
    const all = [
      '𠀀 (U+20000)，在標題',
      '𠀀 (U+20000)、ᠮ (U+182E)，在段落：中游的溶氧比預期低。',
      'ᠮ (U+182E)，在標題：學習動機與目標',
    ]
    expect(await named(screen.getByRole('main'))).toEqual(all)
    await user.click(screen.getByRole('button', { name: '匯出' }))
    expect(await named(await screen.findByRole('dialog', { name: '匯出' }))).toEqual(all)
  })

  it('speak the language that is chosen for the document, which is saved with it', async () => {
    const { user, previews, server } = await open()
    const languages = screen.getByRole('group', { name: '檔案的語言' })
    expect(within(languages).getByRole('button', { name: '中文' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(within(languages).getByRole('button', { name: '英文' }))
    await waitFor(() => expect(previews().at(-1)?.content.pages.language).toBe('en'))
    await waitFor(() => expect(server.received(save).at(-1)?.body).toMatchObject({ pages: { language: 'en' } }))
  })

  it('keep a page until the new one is there', async () => {
    const { user, server } = await open()
    const before = screen.getByRole('article', { name: '第 1 頁' }).querySelector('img')?.src
    server.on(preview, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.click(screen.getByRole('button', { name: 'A4 橫式' }))
    expect(await screen.findByRole('button', { name: '再試一次' })).toBeInTheDocument()
    expect(screen.getByRole('article', { name: '第 1 頁' }).querySelector('img')?.src).toBe(before)
    server.on(preview, ({ body }) => previewOf(body))
    await user.click(screen.getByRole('button', { name: '再試一次' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '再試一次' })).not.toBeInTheDocument())
  })

  it('say that a document is too long, and name the pictures that could not be read', async () => {
    const { user, server, picture } = await open()
    server.on(preview, ({ body }) => previewOf(body, [picture.id]))
    await user.click(screen.getByRole('button', { name: '大' }))
    expect(await screen.findByText(/讀不到.*溪邊\.jpg/)).toBeInTheDocument()
    server.on(preview, refuse(422, { code: 'DOCUMENT_TOO_LONG', values: { limit: 200 } }))
    await user.click(screen.getByRole('button', { name: '小' }))
    expect(await screen.findByText(/200 頁/)).toBeInTheDocument()
  })

  it('can be tried again when the first ones do not come', async () => {
    pretendBrowser()
    const { draft } = aSetDraft()
    const server = typesetServer(draft).on(preview, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(`/user/export-editor-final?draft=${draft.draftId}`)
    const again = await screen.findByRole('button', { name: '再試一次' })
    server.on(preview, ({ body }) => previewOf(body))
    await user.click(again)
    expect(await screen.findByRole('article', { name: '第 2 頁' })).toBeInTheDocument()
  })
})

describe('the check list before an export', () => {
  const section = (name: string) => within(screen.getByRole('region', { name }))
  async function check(facts: Partial<ExportDraft> = {}) {
    const opened = await open({ facts })
    opened.server.on('GET /api/v2/ePortfolio/tagFriends', {
      items: [{ id: anId(), displayName: '許承恩', avatar: null, isDeleted: false }],
      nextCursor: null,
    })
    await screen.findByRole('button', { name: /^段落/ })
    await opened.user.click(screen.getByRole('button', { name: '匯出' }))
    await screen.findByRole('dialog', { name: '匯出' })
    return opened
  }
  const withText = (words: string) => {
    const plain = aSetDraft()
    const contents = [
      { ...plain.text, text: words },
      { ...plain.image, caption: '' },
    ]
    const customTextResources = { ...plain.draft.customTextResources, description: [{ ...plain.part, contents }] }
    const { imageResources, placedImages } = plain.draft
    return { customTextResources, imageResources, placedImages }
  }

  it('says how long reading takes and leads to what it found', async () => {
    const { user } = await check(withText('和許承恩一起量溶氧。'))
    const checks = section('匯出前看一眼')
    expect(checks.getByText('讀完大約 1 分鐘')).toBeInTheDocument()
    await user.click(await checks.findByText('提到認識的人'))
    expect(checks.getByRole('button', { name: '「許承恩」，在段落：和許承恩一起量溶氧。' })).toBeInTheDocument()
    await user.click(checks.getByText('還沒寫圖說的圖片'))
    await user.click(checks.getByRole('button', { name: '圖片：溪邊.jpg' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('region', { name: '選取的圖片' })).toBeInTheDocument()
  })

  it('says what a chapter lacks, with its source, and leads to that chapter', async () => {
    const { user, router, part } = await check()
    const checks = section('匯出前看一眼')
    await user.click(checks.getByText('章節裡還可以寫的'))
    expect(checks.getByRole('link', { name: /招生委員會/ })).toHaveAttribute('href', 'https://www.jbcrc.edu.tw')
    expect(checks.getByText(/送出前請再看一次學系自己的說明/)).toBeVisible()
    expect(checks.getByRole('button', { name: '「反思」還沒有內容' })).toBeInTheDocument()
    await user.click(checks.getByRole('button', { name: '「學習動機與目標」好像還沒寫到為什麼想做、目標' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/export-editor'))
    const focused = await screen.findByRole('textbox', { name: /^章節標題，學習動機與目標/ })
    await waitFor(() => expect(focused).toHaveFocus())
    expect(router.state.location.hash).toBe(`#block-${part.id}`)
  })

  it('are exported at once by whoever comes for that, and once', async () => {
    const { user, draft, at } = await open({ more: '&export=1' })
    const dialog = await screen.findByRole('dialog', { name: '匯出' })
    await user.click(within(dialog).getByRole('button', { name: '關閉' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(at()).toBe(`/user/export-editor-final?draft=${draft.draftId}`))
  })

  it('keeps nobody from exporting, and leads to the settings for what stands on the cover', async () => {
    const { user, server, dialog } = await (async () => {
      const opened = await open()
      const lacking = [{ kind: 'title' as const, id: null, characters: ['𠀀'] }]
      opened.server.on(preview, ({ body }) => ({ ...previewOf(body), lacking }))
      await opened.user.click(screen.getByRole('button', { name: 'A4 橫式' }))
      await within(screen.getByRole('main')).findByText(/U\+/)
      await opened.user.click(screen.getByRole('button', { name: '匯出' }))
      return { ...opened, dialog: await screen.findByRole('dialog', { name: '匯出' }) }
    })()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '匯出 PDF' })).toBeEnabled())
    await user.click(within(dialog).getByRole('button', { name: '𠀀 (U+20000)，在標題' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '要有封面' })).toHaveFocus())
    expect(server.received('POST /api/v2/ePortfolio')).toEqual([])
  })
})

describe('the cover', () => {
  it('says of which course it is, as far as there is room, and the back page has the code', async () => {
    const { user, previews, server } = await open()
    const field = screen.getByRole('textbox', { name: '指導老師' })
    fireEvent.change(field, { target: { value: '王雅文老師' } })
    const facts = () => previews().at(-1)?.content.pages.coverFacts
    await waitFor(() => expect(facts()).toEqual({ teacher: '王雅文老師' }))
    await waitFor(() =>
      expect(server.received(save).at(-1)?.body).toMatchObject({ pages: { coverFacts: { teacher: '王雅文老師' } } }),
    )
    const saves = server.received(save).length
    fireEvent.change(field, { target: { value: '字'.repeat(ePortfolioLimits.coverFact + 1) } })
    expect(field).toBeInvalid()
    fireEvent.change(field, { target: { value: '字'.repeat(ePortfolioLimits.coverFact) } })
    expect(field).toBeValid()
    await waitFor(() => expect(server.received(save).length).toBeGreaterThan(saves))
    expect(JSON.stringify(server.received(save).map(({ body }) => body))).not.toContain(
      '字'.repeat(ePortfolioLimits.coverFact + 1),
    )
    await user.click(screen.getByRole('checkbox', { name: 'QR Code 放在封底，單獨一頁' }))
    await waitFor(() => expect(previews().at(-1)?.content.pages.hasBackPage).toBe(true))
    await user.click(screen.getByRole('checkbox', { name: '要有封面' }))
    expect(screen.queryByRole('textbox', { name: '指導老師' })).toBeNull()
  })
})

describe('what is selected on a page', () => {
  it('is a paragraph whose text is changed right there, as long as it may be', async () => {
    const { user, previews } = await open()
    await user.click(await screen.findByRole('button', { name: '段落：中游的溶氧比預期低。' }))
    expect(screen.getByRole('button', { name: /^段落/, pressed: true })).toBeInTheDocument()
    const panel = screen.getByRole('region', { name: '選取的段落' })
    const field = within(panel).getByRole('textbox', { name: '文字' })
    fireEvent.change(field, { target: { value: '改過的段落' } })
    await waitFor(() => expect(JSON.stringify(previews().at(-1)?.content)).toContain('改過的段落'))
    expect(within(panel).getByText('5／1500 字')).toBeInTheDocument()
    const asked = previews().length
    fireEvent.change(field, { target: { value: '字'.repeat(ePortfolioLimits.paragraph + 1) } })
    expect(await within(panel).findByText('最多 1500 個字')).toBeInTheDocument()
    fireEvent.change(field, { target: { value: '字'.repeat(ePortfolioLimits.paragraph) } })
    await waitFor(() => expect(previews().length).toBe(asked + 1))
    // Everything typed before the blur is one step.
    fireEvent.blur(field)
    await user.click(screen.getByRole('button', { name: '復原' }))
    expect(field).toHaveValue('中游的溶氧比預期低。')
  })

  it('is a picture with its size, place, caption and page break', async () => {
    const { user, previews, image } = await open()
    await user.click(await screen.findByRole('button', { name: '圖片：中游' }))
    const panel = screen.getByRole('region', { name: '選取的圖片' })
    fireEvent.change(within(panel).getByRole('slider', { name: '大小' }), { target: { value: '40' } })
    await user.click(within(panel).getByRole('button', { name: '文字在旁' }))
    fireEvent.change(within(panel).getByRole('textbox', { name: '圖說' }), { target: { value: '下游' } })
    await user.click(within(panel).getByRole('checkbox', { name: '從新的一頁開始' }))
    const changed = { ...image, width: 40, place: 'side', isPinned: true, caption: '下游', breakBefore: true }
    await waitFor(() => {
      const { customTextResources } = previews().at(-1)!.content as {
        customTextResources: { description: [{ contents: unknown[] }] }
      }
      expect(customTextResources.description[0].contents[1]).toEqual(changed)
    })
  })

  it('is a picture that the design arranges, or that stands as it is set', async () => {
    const { user, previews, image } = await open()
    await user.click(await screen.findByRole('button', { name: '圖片：中游' }))
    const isArranged = screen.getByRole('checkbox', { name: '由版型安排' })
    const sent = () =>
      (previews().at(-1)!.content as { customTextResources: { description: [{ contents: unknown[] }] } })
        .customTextResources.description[0].contents[1]
    expect(isArranged).not.toBeChecked()
    await user.click(isArranged)
    expect(isArranged).toBeChecked()
    await waitFor(() => expect(sent()).toEqual({ ...image, width: 100, place: 'center', isPinned: false }))
    await user.click(isArranged)
    await waitFor(() => expect(sent()).toEqual({ ...image, width: 100, place: 'center', isPinned: true }))
    expect(isArranged).not.toBeChecked()
  })

  it('is compared with the one after it, which is chosen there, with words of one’s own above them', async () => {
    const other = aPicture({ displayName: '下游.jpg' })
    const { user, previews, image, server } = await open({ facts: { customImageResources: [other] } })
    await user.click(await screen.findByRole('button', { name: '圖片：中游' }))
    await user.click(screen.getByRole('button', { name: '前後對照' }))
    expect(screen.queryByRole('slider', { name: '大小' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '選後面的圖' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '下游.jpg' }))
    const contents = () => {
      const sections = previews().at(-1)?.content.customTextResources as { description: { contents: object[] }[] }
      return sections.description[0]?.contents ?? []
    }
    await waitFor(() => expect(contents().at(-1)).toMatchObject({ imageId: other.id }))
    expect(contents().at(-2)).toMatchObject({ id: image.id, arrangement: 'compared' })
    fireEvent.change(screen.getByRole('textbox', { name: '右圖標示' }), { target: { value: '下雨後' } })
    await waitFor(() => expect(contents().at(-1)).toMatchObject({ comparedAs: '下雨後' }))
    const past = '字'.repeat(ePortfolioLimits.comparedAs + 1)
    fireEvent.change(screen.getByRole('textbox', { name: '左圖標示' }), { target: { value: past } })
    expect(screen.getByRole('textbox', { name: '左圖標示' })).toBeInvalid()
    await user.click(screen.getByRole('button', { name: '章末圖集' }))
    expect(screen.getByText('放在這一章最後的圖集裡。')).toBeInTheDocument()
    expect(JSON.stringify(server.received(save))).not.toContain(past)
  })

  it('is kept where it stands', async () => {
    const { user, previews } = await open()
    await user.click(await screen.findByRole('button', { name: '圖片：中游' }))
    await user.click(screen.getByRole('checkbox', { name: /固定在這裡/ }))
    await waitFor(() => expect(JSON.stringify(previews().at(-1)?.content)).toContain('"keepsPlace":true'))
  })

  it('is replaced by another picture of the draft', async () => {
    const other = aPicture({ displayName: '下游.jpg' })
    const { user, previews, image } = await open({ facts: { customImageResources: [other] } })
    await user.click(await screen.findByRole('button', { name: '圖片：中游' }))
    await user.click(screen.getByRole('button', { name: '替換圖片' }))
    const dialog = await screen.findByRole('dialog', { name: '替換圖片' })
    expect(within(dialog).getByRole('button', { name: '溪邊.jpg', pressed: true })).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: '下游.jpg' }))
    expect(dialog).not.toBeInTheDocument()
    const isReplaced = () => JSON.stringify(previews().at(-1)?.content).includes(other.id)
    await waitFor(() => expect(isReplaced()).toBe(true))
    expect(JSON.stringify(previews().at(-1)?.content)).toContain(image.id)
  })

  it('leads to what stands before and after it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^段落/ }))
    await user.click(screen.getByRole('button', { name: '下一處' }))
    expect(screen.getByRole('region', { name: '選取的圖片' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '下一處' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '上一處' }))
    await user.click(screen.getByRole('button', { name: '上一處' }))
    expect(screen.getByRole('button', { name: /^標題/, pressed: true })).toBeInTheDocument()
  })

  it('is a title, and is let go by Escape', async () => {
    const { user, previews } = await open()
    await user.click(await screen.findByRole('button', { name: '標題：學習動機與目標' }))
    const field = screen.getByRole('textbox', { name: '標題', description: '7／60 字' })
    fireEvent.change(field, { target: { value: '從一條河開始' } })
    await waitFor(() => expect(JSON.stringify(previews().at(-1)?.content)).toContain('從一條河開始'))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: '選取的標題' })).not.toBeInTheDocument()
  })
})

describe('on a phone', () => {
  it('the controls come in a sheet below the page', async () => {
    const { user, previews } = await open({ isWide: false })
    expect(screen.queryByRole('button', { name: '學術' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '外觀' }))
    await user.click(screen.getByRole('button', { name: '學術' }))
    await waitFor(() => expect(previews().at(-1)?.content.pages.template).toBe('academic'))
    await user.click(screen.getByRole('button', { name: '關閉' }))
    await user.click(screen.getByRole('button', { name: '內容' }))
    await user.click(screen.getByRole('checkbox', { name: '要有封面' }))
    await waitFor(() => expect(previews().at(-1)?.content.pages.hasCover).toBe(false))
  })
})

const set = aSetDraft()
describeFaces({
  path: `/user/export-editor-final?draft=${set.draft.draftId}`,
  server: () => {
    pretendBrowser({ isWide: true })
    return typesetServer(set.draft)
  },
  reads: 'GET /api/v2/exportDraft/:id',
  loaded: () => screen.getByRole('article', { name: '第 1 頁', hidden: true }),
})

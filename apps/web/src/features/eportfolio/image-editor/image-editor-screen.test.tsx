import type { Recipe } from '@learntrail/contract/eportfolio/document'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { fakeUploads } from '../../files/fake-uploads.fixture.ts'
import { closeDraftSessions } from '../draft/open-sessions.ts'
import { aPicture } from '../export.fixture.ts'
import { aSetDraft, pretendBrowser, typesetServer } from '../typeset/typeset.fixture.ts'
import { plainRecipe } from './recipe.ts'

const save = 'PATCH /api/v2/exportDraft/:id'

beforeEach(() => {
  vi.stubGlobal('Image', LoadedImage)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => blankCanvas())
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['picture'], { type: type ?? '' })),
  )
})
afterEach(() => {
  closeDraftSessions()
  vi.restoreAllMocks()
})

/** A 1200 × 900 photograph that loads at once. */
class LoadedImage {
  src = ''
  naturalWidth = 1_200
  naturalHeight = 900
  decode = async () => undefined
}

/** jsdom has no canvas: accepts every call and returns white pixels. */
function blankCanvas() {
  const pixels = { data: new Uint8ClampedArray([255, 255, 255, 255]) }
  return new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (name === 'getImageData' ? () => pixels : () => undefined),
    set: () => true,
  }) as never
}

async function open(recipe?: Recipe) {
  pretendBrowser()
  const set = aSetDraft()
  const adjusted = aPicture()
  if (recipe) set.draft.adjustImages = [{ imageId: set.picture.id, adjustedId: adjusted.id, recipe }]
  const server = typesetServer(set.draft)
  const uploads = fakeUploads()
  const app = openApplication(`/user/img-editor?draft=${set.draft.draftId}&image=${set.picture.id}`)
  await screen.findByRole('img', { name: '編輯中的圖片' })
  const saved = () => server.received(save).map(({ body }) => body as { adjustImages?: { recipe: Recipe }[] })
  return { ...app, ...set, server, uploads, saved }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function saveAs(uploads: ReturnType<typeof fakeUploads>, user: { click(element: Element): Promise<void> }) {
  await user.click(button('儲存圖片'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  const adjusted = aPicture()
  uploads[0]?.arrive(adjusted)
  return adjusted
}

describe('the picture editor', () => {
  it('turns, cuts out and saves a new picture with how it was made', async () => {
    const { user, uploads, saved, picture, at } = await open()
    expect(button('儲存圖片')).toBeDisabled()
    await user.click(button('右轉'))
    await user.click(button('1:1'))
    expect(screen.getByText('900 × 900 像素')).toBeInTheDocument()
    const adjusted = await saveAs(uploads, user)
    await waitFor(() => expect(at()).toMatch(/^\/user\/export-editor-final/))
    expect(uploads[0]?.name).toBe('溪邊.jpg')
    const crop = { x: 0, y: 0.125, width: 1, height: 0.75 }
    const recipe = { ...plainRecipe, quarterTurns: 1, crop }
    await waitFor(() =>
      expect(saved().at(-1)?.adjustImages).toEqual([{ imageId: picture.id, adjustedId: adjusted.id, recipe }]),
    )
  })

  it('takes every step back and does it again, by buttons and keys', async () => {
    const { user } = await open()
    expect(button('復原')).toBeDisabled()
    await user.click(button('左轉'))
    await user.click(button('左右翻轉'))
    await user.keyboard('{Control>}zz{/Control}')
    expect(button('復原')).toBeDisabled()
    expect(button('還原成原圖')).toBeDisabled()
    await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')
    await user.click(button('重做'))
    expect(button('重做')).toBeDisabled()
    await user.click(button('還原成原圖'))
    await user.click(button('復原'))
    expect(button('還原成原圖')).toBeEnabled()
  })

  it('moves and pulls the box by the arrow keys', async () => {
    const { uploads, user, saved } = await open()
    const corner = button(/^拉左上角/)
    corner.focus()
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    button(/^移動裁切框/).focus()
    await user.keyboard('{ArrowLeft}')
    await saveAs(uploads, user)
    await waitFor(() =>
      expect(saved().at(-1)?.adjustImages?.[0]?.recipe.crop).toEqual({ x: 0.09, y: 0.1, width: 0.9, height: 0.9 }),
    )
  })

  it('changes tones, and a slider that moves is one step', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('tab', { name: '調整' }))
    const slider = screen.getByRole('slider', { name: '亮度' })
    for (const value of ['10', '20', '30']) fireEvent.change(slider, { target: { value } })
    fireEvent.pointerUp(slider)
    expect(slider).toHaveAttribute('aria-valuetext', '+30')
    await user.click(button('復原'))
    expect(slider).toHaveValue('0')
  })

  it('writes a text, moves it by keys and takes it away', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('tab', { name: '文字' }))
    await user.click(button('加文字'))
    const field = screen.getByRole('textbox', { name: '內容' })
    await waitFor(() => expect(field).toHaveFocus())
    await user.keyboard('中游')
    expect(field).toHaveValue('中游')
    const label = button(/^文字「中游」/)
    expect(label).toHaveAttribute('aria-pressed', 'true')
    label.focus()
    await user.keyboard('{ArrowRight}')
    await user.keyboard('{Delete}')
    expect(screen.queryByRole('button', { name: /^文字「中游」/ })).not.toBeInTheDocument()
    await user.click(button('復原'))
    expect(button(/^文字「中游」/)).toBeInTheDocument()
  })

  it('goes on with what was done before', async () => {
    const { user } = await open({ ...plainRecipe, brightness: 25, quarterTurns: 2 })
    await user.click(screen.getByRole('tab', { name: '調整' }))
    expect(screen.getByRole('slider', { name: '亮度' })).toHaveValue('25')
    expect(button('儲存圖片')).toBeDisabled()
    expect(button('還原成原圖')).toBeEnabled()
  })

  it('saved as the original it is the picture as it came, and nothing is uploaded', async () => {
    const { user, uploads, saved } = await open({ ...plainRecipe, brightness: 25 })
    await user.click(button('還原成原圖'))
    await user.click(button('儲存圖片'))
    await waitFor(() => expect(saved().at(-1)?.adjustImages).toEqual([]))
    expect(uploads).toHaveLength(0)
  })

  it('asks before changes are left, and stays when it is told to', async () => {
    const { user, at } = await open()
    await user.click(button('右轉'))
    await user.click(button('關閉圖片編輯'))
    const dialog = await screen.findByRole('dialog', { name: '不儲存就離開嗎？' })
    await user.click(within(dialog).getByRole('button', { name: '取消' }))
    expect(at()).toMatch(/^\/user\/img-editor/)
    await user.click(button('關閉圖片編輯'))
    await user.click(await screen.findByRole('button', { name: '不儲存，離開' }))
    await waitFor(() => expect(at()).toMatch(/^\/user\/export-editor-final/))
  })

  it('keeps what was done when the upload is refused', async () => {
    const { user, uploads, at } = await open()
    await user.click(button('右轉'))
    await user.click(button('儲存圖片'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    uploads[0]?.fail(422, 'FILE_DAMAGED')
    expect(await screen.findByRole('alert')).toHaveTextContent(/./)
    expect(at()).toMatch(/^\/user\/img-editor/)
    expect(button('復原')).toBeEnabled()
    expect(button('儲存圖片')).toBeEnabled()
  })

  it('says so when the draft does not have the picture', async () => {
    pretendBrowser()
    const { draft } = aSetDraft()
    typesetServer(draft)
    openApplication(`/user/img-editor?draft=${draft.draftId}&image=gone`)
    expect(await screen.findByText('這份草稿裡已經沒有這張圖片。')).toBeInTheDocument()
  })
})

const drawn = aSetDraft()
describeFaces({
  path: `/user/img-editor?draft=${drawn.draft.draftId}&image=${drawn.picture.id}`,
  server: () => {
    pretendBrowser()
    return typesetServer(drawn.draft)
  },
  reads: 'GET /api/v2/exportDraft/:id',
  loaded: () => screen.getByRole('img', { name: '編輯中的圖片' }),
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aCourse, calls, courseId, courseServer, myCourse, pictureOfCourse, unitIds } from '../courses.fixture.ts'

const address = `/courses/${courseId}`

describe('the page of a course', () => {
  it('says what it is, for whom, by whom, and what is in it', async () => {
    const server = courseServer()
    openApplication(address)
    expect(await screen.findByRole('heading', { name: '河川的一年', level: 1 })).toBeVisible()
    expect(screen.getByText('普通高中學生、賞鳥社')).toBeVisible()
    expect(screen.getByText('A2 系統思考與解決問題')).toBeVisible()
    expect(screen.getByText('理解：解釋')).toBeVisible()
    expect(screen.getByText('115 學年度第 1 學期')).toBeVisible()
    expect(screen.getByRole('link', { name: '# 河川' })).toHaveAttribute('href', '/courses?tag=%E6%B2%B3%E5%B7%9D')
    expect(within(screen.getByRole('region', { name: '帶什麼來' })).getByText('雨鞋')).toBeVisible()
    expect(within(screen.getByRole('region', { name: '反思引導' })).getByText('你看到什麼？')).toBeVisible()
    expect(within(screen.getByRole('article', { name: '阿海' })).getByText('我在河邊長大。')).toBeVisible()
    expect(screen.getByText('照片：阿海')).toBeVisible()
    expect(server.received(calls.read)[0]?.query.get('of')).toBe('published')
  })

  it('is shared by its address, and reported by whoever does not teach it', async () => {
    courseServer()
    const { user } = openApplication(address)
    expect(await screen.findByRole('link', { name: '檢舉' })).toHaveAttribute(
      'href',
      `/user/report?type=course&id=${courseId}`,
    )
    await user.click(screen.getByRole('button', { name: '分享' }))
    const dialog = within(await screen.findByRole('dialog', { name: '分享這門課程' }))
    expect(dialog.getByRole('textbox', { name: '連結' })).toHaveValue(`${window.location.origin}${address}`)
  })

  it('is not reported by those who teach it; they manage it', async () => {
    courseServer(myCourse())
    openApplication(address)
    expect(await screen.findByRole('link', { name: '管理課程' })).toHaveAttribute('href', '/courses/manage')
    expect(screen.queryByRole('link', { name: '檢舉' })).toBeNull()
  })

  it('that is not there, was not published or is off the shelf says so', async () => {
    courseServer().on(calls.read, refuse(404, { code: 'COURSE_NOT_FOUND' }))
    const gone = openApplication(address)
    expect(await screen.findByRole('heading', { name: '找不到這門課程', level: 1 })).toBeVisible()
    gone.view.unmount()
    courseServer().on(calls.read, refuse(409, { code: 'COURSE_NOT_PUBLISHED' }))
    const draft = openApplication(address)
    expect(await screen.findByRole('link', { name: '預覽草稿' })).toHaveAttribute(
      'href',
      `/courses/preview/${courseId}`,
    )
    draft.view.unmount()
    courseServer(aCourse({ status: 'removed', part: 'learner' }))
    openApplication(address)
    expect(await screen.findByText(/這門課程已經下架/)).toBeVisible()
  })
})

describe('units', () => {
  it('show their pictures in the text, open them large, and say what is gone', async () => {
    const course = aCourse({ files: [pictureOfCourse] })
    const picture = (fileId: string, text: string) => ({ type: 'picture' as const, attrs: { fileId, text } })
    const content = [picture(pictureOfCourse._id, '橋下的白鷺'), picture(courseId, '看不到的水鳥')]
    courseServer(course).on(calls.unit, { unitId: unitIds[0], text: { type: 'doc', content } })
    openApplication(`${address}?unit=${unitIds[0]}`)
    const shown = await screen.findByRole('img', { name: '橋下的白鷺' })
    expect(shown).toHaveAttribute('width', '1200')
    expect(shown).toHaveAttribute('loading', 'lazy')
    expect(shown.getAttribute('srcset')).toContain('640w')
    const file = pictureOfCourse.file?.id
    expect(screen.getByRole('link', { name: '放大圖片：橋下的白鷺' })).toHaveAttribute(
      'href',
      `/file-viewer?files=${file}&index=0`,
    )
    expect(screen.getByText('這張圖片現在看不到。')).toBeVisible()
    expect(screen.getByText('看不到的水鳥')).toBeVisible()
  })

  it('are read one after the other, also by the arrow keys', async () => {
    courseServer()
    const { user, at } = openApplication(address)
    await user.click(await screen.findByRole('link', { name: '從第一個單元開始' }))
    expect(await screen.findByRole('heading', { name: '站在橋上', level: 2 })).toHaveFocus()
    expect(await screen.findByText('課文 11')).toBeVisible()
    expect(screen.queryByRole('link', { name: /上一個單元/ })).toBeNull()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('heading', { name: '溶氧是什麼', level: 2 })).toBeVisible()
    await user.click(screen.getByRole('link', { name: /下一個單元/ }))
    expect(await screen.findByText('課文 13')).toBeVisible()
    expect(screen.getByText('第 3 個單元，共 3 個')).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(at()).toBe(`${address}?unit=${unitIds[2]}`)
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(at()).toBe(`${address}?unit=${unitIds[1]}`))
  })

  it('have films, and pages elsewhere that are said to lead outside', async () => {
    const server = courseServer()
    openApplication(`${address}?unit=${unitIds[1]}`)
    const film = within(await screen.findByRole('region', { name: '怎麼量溶氧' }))
    expect(film.getByLabelText('怎麼量溶氧')).toHaveAttribute('src', expect.stringContaining('type=preview'))
    const outside = screen.getByRole('link', { name: /水質年報.*water.example.*會離開學跡/ })
    expect(outside).toHaveAttribute('target', '_blank')
    expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'))
    // It has no text, so none is requested.
    expect(server.received(calls.unit)).toEqual([])
  })

  it('that were taken out lead back to the course', async () => {
    courseServer()
    openApplication(`${address}?unit=${courseId}`)
    expect(await screen.findByText('找不到這個單元')).toBeVisible()
    expect(screen.getByRole('link', { name: '回到課程' })).toHaveAttribute('href', address)
  })
})

describe('a private course', () => {
  const locked = () => courseServer().on(calls.read, refuse(403, { code: 'COURSE_PASSWORD_NEEDED' }))

  it('tells nothing before its password, and opens with it', async () => {
    const server = locked().on(calls.enter, refuse(403, { code: 'COURSE_PASSWORD_WRONG' }))
    const { user } = openApplication(address)
    const field = await screen.findByLabelText('課程密碼')
    expect(screen.queryByText('河川的一年')).toBeNull()
    expect(screen.getByText(/請向講師索取/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '進入課程' }))
    expect(screen.getByText('請填寫這個欄位')).toBeVisible()
    await user.type(field, 'wrong-one')
    await user.click(screen.getByRole('button', { name: '進入課程' }))
    expect(await screen.findByText(/密碼不對/)).toBeVisible()
    server.on(calls.enter, { ok: true }).on(calls.read, aCourse({ isPrivate: true }))
    await user.clear(field)
    await user.type(field, 'river.2026')
    await user.click(screen.getByRole('button', { name: '進入課程' }))
    expect(await screen.findByRole('heading', { name: '河川的一年', level: 1 })).toBeVisible()
    expect(server.received(calls.enter).at(-1)?.body).toEqual({ password: 'river.2026' })
  })

  it('says how long to wait after too many guesses', async () => {
    locked().on(calls.enter, refuse(429, { code: 'TOO_MANY_GUESSES', retryAfter: 600 }))
    const { user } = openApplication(address)
    await user.type(await screen.findByLabelText('課程密碼'), 'guess-again')
    await user.click(screen.getByRole('button', { name: '進入課程' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('10 分鐘')
  })
})

describeFaces({
  path: address,
  server: courseServer,
  reads: calls.read,
  loaded: () => screen.getByRole('heading', { name: '河川的一年', level: 1 }),
})

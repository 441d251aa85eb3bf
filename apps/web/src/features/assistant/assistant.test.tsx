import type { PlatformAnswer } from '@learntrail/contract/assistant/assistant'
import { assistantLimits } from '@learntrail/contract/assistant/limits'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { eventsIn } from './api/events-in.ts'
import { isShownAt } from './shown-at.ts'

const path = 'POST /api/v2/assistant/platform-question'
const known: PlatformAnswer = {
  text: ['寫好再交。', '會有收據。'],
  followUpQuestions: ['怎麼看分數？'],
  articles: [{ topic: 'homework', title: '交作業和批改' }],
}
const assistantServer = () =>
  guestServer()
    .on('GET /api/v2/help/articles', { items: [] })
    .on('GET /api/v2/assistant/greeting', { isOn: true, followUpQuestions: ['作業怎麼交？', '怎麼註冊？'] })
    .on(path, known)

async function openAssistant() {
  const { user, ...rest } = openApplication('/help')
  await user.click(await screen.findByRole('button', { name: '問小幫手' }))
  return { ...rest, user, field: await screen.findByRole('textbox', { name: '你的問題' }) }
}

test('a question offered first is asked with one press and answered with its articles', async () => {
  const server = assistantServer()
  const { user, field } = await openAssistant()
  await waitFor(() => expect(field).toHaveFocus())
  await user.click(screen.getByRole('button', { name: '作業怎麼交？' }))
  expect(await screen.findByText('會有收據。')).toBeVisible()
  expect(screen.getByRole('link', { name: '交作業和批改' })).toHaveAttribute('href', '/help/homework')
  expect(screen.queryByRole('button', { name: '怎麼註冊？' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '怎麼看分數？' }))
  await waitFor(() => expect(server.received(path)).toHaveLength(2))
  expect(server.received(path)[1]?.body).toEqual({
    locale: 'tw',
    messages: [
      { role: 'user', content: '作業怎麼交？' },
      { role: 'assistant', content: '寫好再交。\n會有收據。' },
      { role: 'user', content: '怎麼看分數？' },
    ],
  })
})

test('its button lies on no other control while the page rests', async () => {
  assistantServer()
  const rectOf = ({ left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>) =>
    new DOMRect(left, top, width, height)
  const places = new Map<string, DOMRect>()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
    const own = places.get(this.getAttribute('aria-label') ?? this.textContent ?? '') ?? new DOMRect()
    const lifted = Number.parseInt(this.style.marginBottom || '0', 10)
    return rectOf({ left: own.left, top: own.top - lifted, width: own.width, height: own.height })
  })
  openApplication('/help')
  const button = await screen.findByRole('button', { name: '問小幫手' })
  places.set('問小幫手', rectOf({ left: 320, top: 600, width: 52, height: 52 }))
  places.set('登入', rectOf({ left: 280, top: 610, width: 80, height: 44 }))
  await waitFor(() => {
    fireEvent(window, new Event('scrollend'))
    expect(button).toHaveStyle({ marginBottom: '64px' })
  })
  places.set('登入', rectOf({ left: 280, top: 0, width: 80, height: 44 }))
  fireEvent(window, new Event('scrollend'))
  expect(button.style.marginBottom).toBe('')
  places.set('登入', rectOf({ left: 340, top: 380, width: 20, height: 300 }))
  fireEvent(window, new Event('scrollend'))
  expect(button).toHaveAttribute('data-away')
})

test('its button makes way for whoever reads on, and is back when they turn around', async () => {
  assistantServer()
  openApplication('/help')
  const button = await screen.findByRole('button', { name: '問小幫手' })
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y)
    fireEvent.scroll(window)
  }
  scrollTo(300)
  expect(button).toHaveAttribute('data-away')
  scrollTo(295)
  expect(button).toHaveAttribute('data-away')
  scrollTo(200)
  expect(button).not.toHaveAttribute('data-away')
  scrollTo(600)
  scrollTo(0)
  expect(button).not.toHaveAttribute('data-away')
  vi.unstubAllGlobals()
})

test('Enter sends, but nothing blank, no new line and not the Enter of an input method', async () => {
  const server = assistantServer()
  const { user, field } = await openAssistant()
  await user.type(field, '   {Enter}')
  await user.clear(field)
  await user.type(field, '作業{Shift>}{Enter}{/Shift}遲交')
  fireEvent.compositionStart(field)
  fireEvent.compositionEnd(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(server.received(path)).toHaveLength(0)
  expect(field).toHaveValue('作業\n遲交')
  await waitFor(
    () => {
      fireEvent.keyDown(field, { key: 'Enter' })
      expect(server.received(path)).toHaveLength(1)
    },
    { interval: 100 },
  )
})

test('what the articles do not say leads to somebody who answers', async () => {
  assistantServer().on(path, { followUpQuestions: [], articles: [] })
  const { user, field } = await openAssistant()
  await user.type(field, '牛肉麵{Enter}')
  expect(await screen.findByText(/這個我不知道/)).toBeVisible()
  const panel = within(screen.getByRole('dialog', { name: '小幫手' }))
  expect(panel.getByRole('link', { name: '回報問題' })).toHaveAttribute('href', '/problem-reporting')
})

test('where it is not sure it says so, with the nearest pages and somebody who answers', async () => {
  const near = [
    { topic: 'points' as const, title: '群組點數' },
    { topic: 'prizes' as const, title: '兌換獎品' },
  ]
  assistantServer().on(path, { followUpQuestions: [], articles: near })
  const { user, field } = await openAssistant()
  await user.type(field, '點數{Enter}')
  expect(await screen.findByText(/這個我不確定/)).toBeVisible()
  const pages = within(screen.getByRole('navigation', { name: '最接近的說明' }))
  expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(near.map(({ title }) => title))
  const panel = within(screen.getByRole('dialog', { name: '小幫手' }))
  expect(panel.getByRole('link', { name: '回報問題' })).toHaveAttribute('href', '/problem-reporting')
})

test('what fails can be asked again', async () => {
  const server = assistantServer().on(path, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  const { user, field } = await openAssistant()
  await user.type(field, '作業{Enter}')
  const again = await screen.findByRole('button', { name: '再問一次' })
  server.on(path, known)
  await user.click(again)
  expect(await screen.findByText('會有收據。')).toBeVisible()
})

test('after the tenth question the field is closed and the help centre named', async () => {
  assistantServer()
  const { user, field } = await openAssistant()
  for (let n = 1; n <= assistantLimits.questions; n += 1) {
    fireEvent.change(field, { target: { value: `作業 ${n}` } })
    fireEvent.click(screen.getByRole('button', { name: '送出' }))
    await waitFor(() => expect(screen.getAllByText('會有收據。')).toHaveLength(n))
  }
  expect(field).toBeDisabled()
  expect(screen.getByText(/這次先聊到這裡/)).toBeVisible()
  await user.tab()
  expect(within(screen.getByRole('dialog', { name: '小幫手' })).getByRole('link', { name: '看使用說明' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '重新開始' }))
  expect(field).toBeEnabled()
  await waitFor(() => expect(field).toHaveFocus())
})

test('who follows a link to a screen without it finds the conversation again, closed', async () => {
  assistantServer()
  const { user, router } = await openAssistant()
  await user.click(screen.getByRole('button', { name: '作業怎麼交？' }))
  await screen.findByText('會有收據。')
  await router.navigate('/problem-reporting')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '小幫手' })).not.toBeInTheDocument())
  await router.navigate('/help')
  await user.click(await screen.findByRole('button', { name: '問小幫手', expanded: false }))
  expect(screen.getByText('會有收據。')).toBeVisible()
})

test('where it is the whole screen, it makes way for the page that a link leads to', async () => {
  assistantServer().on('GET /api/v2/help/articles/:topic', refuse(404, { code: 'HELP_ARTICLE_NOT_FOUND' }))
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media === '(max-width: 575px)',
  }))
  const { user } = await openAssistant()
  await user.click(screen.getByRole('button', { name: '作業怎麼交？' }))
  await user.click(await screen.findByRole('link', { name: '交作業和批改' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '小幫手' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: '問小幫手' })).toBeVisible()
})

test('it closes with Escape and gives the focus back, and is not there where it is switched off', async () => {
  const server = assistantServer()
  const { user, view } = await openAssistant()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: '小幫手' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: '問小幫手' })).toHaveFocus())
  view.unmount()
  server.on('GET /api/v2/assistant/greeting', { isOn: false, followUpQuestions: [] })
  openApplication('/help')
  await waitFor(() => expect(server.received('GET /api/v2/assistant/greeting')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: '問小幫手' })).not.toBeInTheDocument()
})

test.each([
  ['/portfolio', '', true],
  ['/help/post', '', true],
  ['/user/export', '', true],
  ['/user/export', '?draft=1', false],
  ['/user/build-portfolio', '', false],
  ['/file-viewer', '', false],
  ['/admin', '', false],
])('on %s%s it is shown: %s', (pathname, search, isShown) => expect(isShownAt(pathname, search)).toBe(isShown))

test('a stream is read wherever it is cut', async () => {
  const bytes = new TextEncoder().encode('event: text\ndata: {"text":"好"}\n\nevent: answer\ndata: {"text":["好"]}\n\n')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
      controller.close()
    },
  })
  const events = []
  for await (const one of eventsIn(new Response(body))) events.push(one)
  expect(events).toEqual([
    { event: 'text', data: { text: '好' } },
    { event: 'answer', data: { text: ['好'] } },
  ])
})

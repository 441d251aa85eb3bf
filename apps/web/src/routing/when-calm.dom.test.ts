import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let whenCalm: () => Promise<void>
let leavePage: () => void
let enterPage: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  // Another test file of this process may still be waiting for its page.
  vi.resetModules()
  ;({ whenCalm, leavePage, enterPage } = await import('./when-calm.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Returns the ms until the page is calm; calls `arrive` after `afterMs`. */
async function msUntilCalm(arrive?: () => void, afterMs = 0): Promise<number> {
  const start = performance.now()
  const calm = whenCalm().then(() => performance.now() - start)
  if (arrive) setTimeout(arrive, afterMs)
  await vi.advanceTimersByTimeAsync(20_000)
  return calm
}

function show(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

/** A picture 100 px high at `top`, not yet loaded. */
function showPicture(top: number): HTMLElement {
  const picture = show('<img src="/photo.jpg" alt="">')
  picture.getBoundingClientRect = () => ({ top, bottom: top + 100, height: 100 }) as DOMRect
  return picture
}

test('a screen that stands is calm at once', async () => {
  show('<main><p>A record</p></main>')
  expect(await msUntilCalm()).toBeLessThan(500)
})

test.each(['<p class="first-word"></p>', '<div aria-busy="true"></div>'])('%s is waited for', async (coming) => {
  const element = show(coming)
  const ms = await msUntilCalm(() => element.remove(), 2_000)
  expect(ms).toBeGreaterThanOrEqual(2_000)
  expect(ms).toBeLessThan(2_500)
})

test('a picture in sight is waited for, one further down is not', async () => {
  const picture = showPicture(100)
  expect(await msUntilCalm(() => picture.remove(), 2_000)).toBeGreaterThanOrEqual(2_000)
  showPicture(window.innerHeight)
  expect(await msUntilCalm()).toBeLessThan(500)
})

test('what never comes holds nothing up for more than ten seconds', async () => {
  show('<div aria-busy="true"></div>')
  const ms = await msUntilCalm()
  expect(ms).toBeGreaterThanOrEqual(10_000)
  expect(ms).toBeLessThan(10_500)
})

test('who waits for a page that goes waits for the one that follows', async () => {
  show('<div aria-busy="true"></div>')
  const calm = vi.fn()
  void whenCalm().then(calm)
  await vi.advanceTimersByTimeAsync(1_000)
  leavePage()
  document.body.replaceChildren()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(calm).not.toHaveBeenCalled()
  enterPage()
  await vi.advanceTimersByTimeAsync(500)
  expect(calm).toHaveBeenCalledOnce()
})

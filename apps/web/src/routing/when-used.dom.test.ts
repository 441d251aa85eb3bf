import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let whenUsed: () => Promise<void>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  ;({ whenUsed } = await import('./when-used.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

async function isSettled(promise: Promise<void>, withinMs = 1_000): Promise<boolean> {
  let settled = false
  void promise.then(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(withinMs)
  return settled
}

test('a page that is only looked at is not used', async () => {
  expect(await isSettled(whenUsed(), 60_000)).toBe(false)
})

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'])(
  '%s is the first sign of use',
  async (sign) => {
    const used = whenUsed()
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(await isSettled(used)).toBe(true)
    expect(await isSettled(whenUsed())).toBe(true)
  },
)

test('what is used while it is on its way is let come first', async () => {
  document.body.innerHTML = '<div aria-busy="true"></div>'
  const used = whenUsed()
  dispatchEvent(new Event('pointerdown'))
  expect(await isSettled(used)).toBe(false)
  document.body.replaceChildren()
  expect(await isSettled(used)).toBe(true)
})

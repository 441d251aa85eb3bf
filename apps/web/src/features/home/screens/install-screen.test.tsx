import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keepInstallOffer } from '../../../routing/install-offer.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'

beforeAll(keepInstallOffer)
afterEach(() => {
  Reflect.deleteProperty(window, 'onbeforeinstallprompt')
})

/** Simulates a browser that supports the install prompt and has offered it. */
function offers(prompt: () => Promise<unknown>) {
  Object.assign(window, { onbeforeinstallprompt: null })
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
}

async function press() {
  guestServer()
  const { user } = openApplication('/desktop')
  const button = await screen.findByRole('button', { name: '安裝到這台裝置' })
  await user.click(button)
  return { user, button }
}

test('the offer of the browser is taken by a press, and one that was used up means it is installed', async () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }))
  offers(prompt)
  const { user, button } = await press()
  expect(await screen.findByText(/^裝好了，從/)).toBeVisible()
  await user.click(button)
  expect(await screen.findByText(/^這台裝置已經裝過了/)).toBeVisible()
  expect(prompt).toHaveBeenCalledOnce()
})

test('an offer that fails says that it is installed already', async () => {
  offers(() => Promise.reject(new DOMException('used', 'InvalidStateError')))
  await press()
  expect(await screen.findByText(/^這台裝置已經裝過了/)).toBeVisible()
})

test('whoever says no is not told anything', async () => {
  offers(async () => ({ outcome: 'dismissed' }))
  await press()
  expect(screen.queryByText(/這台裝置已經裝過了|^裝好了，從/)).not.toBeInTheDocument()
})

test('where the browser has no offer the steps stand alone', async () => {
  guestServer()
  openApplication('/desktop')
  expect(await screen.findByRole('heading', { level: 1, name: '安裝到裝置' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '安裝到這台裝置' })).not.toBeInTheDocument()
})

import '@testing-library/jest-dom/vitest'
import { gatheredParts } from '@learntrail/texts/gathered'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { forgetCsrfToken } from '../api/csrf.ts'
import { forgetEarly } from '../api/early.ts'
import { forgetOutboxes } from '../features/chat/talk/outbox.ts'
import { forgetWaitingSender } from '../features/drafts/waiting/waiting-sender.ts'
import { pressesUnderway } from '../features/homework/correcting/presses.ts'
import { i18n, startTexts, switchLocale } from '../i18n/i18n.ts'
import { textsIn } from '../i18n/text-files.ts'
import { enterPage, leavePage } from '../routing/when-calm.ts'
import { dismissToasts } from '../ui/feedback/toast.ts'
import { forgetLayers, stepBackTaken } from '../ui/layers/layer-entries.ts'
import { clearDevice } from './in-place-of/idb-keyval.ts'
import { pdfReader } from './in-place-of/react-pdf.tsx'
import { connectTo } from './in-place-of/socket.io-client.ts'

const texts = import.meta.glob([
  '../../../../packages/texts/src/tw/*/*.json',
  '!../../../../packages/texts/src/tw/*/{errors,notice-kinds,event-kinds}.json',
])
const namespaces = Object.keys(texts).map((path) => textsIn(path).namespace)

// Test files of one worker share their modules, so a mock would stay for later files.
vi.mock = () => {
  throw new Error('What is not there where screens are tested has its place in `src/testing/in-place-of`.')
}

const { setTimeout: realTimeout, setImmediate: realImmediate } = globalThis
const { asyncWrapper } = getConfig()
/** Resolves once React's scheduler has had its turn, also under fake timers. */
const effectsRun = () => new Promise((resolve) => realImmediate(resolve))

configure({
  // On a busy machine, screens take longer.
  asyncUtilTimeout: 20_000,
  // React commits a screen before it runs its effects. A query that finds the screen in between would let a test press
  // a button whose subscriptions are missing, and the fake server answers sooner than any network.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait()
      await effectsRun()
      return found
    }),
})

// Test files of one worker share their modules, so texts are loaded once.
beforeAll(async () => {
  if (i18n.isInitialized) return
  await startTexts('tw', ['common'])
  await i18n.loadNamespaces([...namespaces, ...gatheredParts])
})

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  clearDevice()
  pdfReader.opened = undefined
  forgetEarly()
  forgetCsrfToken()
  await switchLocale('tw')
})

afterEach(async () => {
  cleanup()
  // What a screen keeps on the device when it closes is there before the next test clears the device.
  await effectsRun()
  // Otherwise the step back would close a layer of the next test. With fake timers it never arrives, hence the real
  // timeout.
  await Promise.race([stepBackTaken(), new Promise((resolve) => realTimeout(resolve, 100))])
  forgetLayers()
  pressesUnderway.endAll()
  forgetWaitingSender()
  forgetOutboxes()
  dismissToasts()
  connectTo(undefined)
})

// The document ends with its file; what still waits for it to be calm continues in the next file.
beforeAll(enterPage)
afterAll(leavePage)

// Missing in jsdom.
Element.prototype.setPointerCapture ??= () => undefined
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList
window.scrollTo = () => undefined
Element.prototype.scrollIntoView ??= () => undefined
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Growing text fields measure again when a font has loaded.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

import '@testing-library/jest-dom/vitest'
import { gatheredParts } from '@learntrail/texts/gathered'
import { cleanup, configure } from '@testing-library/react'
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

const texts = import.meta.glob([
  '../../../../packages/texts/src/tw/*/*.json',
  '!../../../../packages/texts/src/tw/*/{errors,notice-kinds,event-kinds}.json',
])
const namespaces = Object.keys(texts).map((path) => textsIn(path).namespace)

// Files of one worker share their modules: what one of them has loaded so would stay for the next ones.
vi.mock = () => {
  throw new Error('What is not there where screens are tested has its place in `src/testing/in-place-of`.')
}

const { setTimeout: realTimeout } = globalThis

// What a screen waits for comes later on a machine with much else to do.
configure({ asyncUtilTimeout: 20_000 })

// Files of one worker share their modules.
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
  // Otherwise it would close what the next test opens. Where a test has stopped the clock, it does not come.
  await Promise.race([stepBackTaken(), new Promise((resolve) => realTimeout(resolve, 100))])
  forgetLayers()
  pressesUnderway.endAll()
  forgetWaitingSender()
  forgetOutboxes()
  dismissToasts()
})

// Its document goes with the file; what was on its way when it went is there for the next one.
beforeAll(enterPage)
afterAll(leavePage)

// What jsdom does not have.
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
// Text fields that grow measure anew when a font arrives.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

import { hearFirst } from './first-to-hear.ts'
import { heightOf } from './height-of.ts'

/**
 * A layer over the screen (drawer, sheet, dialog or menu) has its own history entry while open, so that Back closes it
 * first. The entry is a copy of the page's with `layer`, the height, added; a layer closed in another way removes its
 * entry.
 */
interface Layer {
  close: () => void
}
type Place = Parameters<History['pushState']>
type Entry = { key?: string; idx?: number } | null

/** ms. The time the router may need to undo a step back that is blocked. */
const undoing = 200
/** ms. The time a page may take to unload; a step back during it would cancel the unload. */
const leaving = 1_000
/** ms. A step back that has not arrived by then will not arrive. */
const longestReturn = 1_000

let layers: Layer[] = []
/** The page below the layers. */
let page = ''
/** The `history.go` back to the wanted entry that is under way. */
let returning: { arrived: PromiseWithResolvers<void>; timer: ReturnType<typeof setTimeout> } | undefined
/** Navigations of the router held back until that step has arrived. */
let later: (() => void)[] = []
/** The router's last replaceState while a layer was open; the entries below must be updated too. */
let moved: Place | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let calmAt = 0
let isHolding = false

const entryOf = (state: unknown) => state as Entry
const pageOf = (state: unknown) => `${entryOf(state)?.idx} ${entryOf(state)?.key}`
const own = (name: 'pushState' | 'replaceState', ...place: Place) =>
  History.prototype[name].apply(window.history, place)

/** Opens a layer; returns a function that ends it. */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  hold()
  soon()
  return () => {
    layers = layers.filter((one) => one !== layer)
    soon()
  }
}

/** Removes the layer entries left in the history when a page was reloaded with a layer open. */
export function leaveOldLayers() {
  if (heightOf(window.history.state) === 0) return
  hold()
  soon()
}

/** Resolves once no step back is under way. */
export const stepBackTaken = (): Promise<void> => returning?.arrived.promise ?? Promise.resolve()

/** Resets the module between tests. */
export function forgetLayers() {
  clearTimeout(timer)
  clearTimeout(returning?.timer)
  layers = []
  returning = undefined
  later = []
  moved = undefined
  calmAt = 0
  release()
}

/**
 * Defers `settle`: a layer often gives way to another, or to the target of one of its links, and only the final state
 * counts.
 */
function soon() {
  clearTimeout(timer)
  timer = setTimeout(settle, Math.max(0, calmAt - performance.now()))
}

function settle() {
  if (returning) return
  const { history } = window
  let height = heightOf(history.state)
  if (height > layers.length) {
    goBack(height - layers.length)
    return
  }
  if (height === 0) page = pageOf(history.state)
  while (height < layers.length) {
    height += 1
    own('pushState', { ...history.state, layer: height }, '')
  }
  if (height === 0) release()
}

function goBack(steps: number) {
  returning = { arrived: Promise.withResolvers(), timer: setTimeout(arrive, longestReturn) }
  window.history.go(-steps)
}

function arrive() {
  clearTimeout(returning?.timer)
  returning?.arrived.resolve()
  returning = undefined
  catchUp()
  soon()
}

function onPop(event: PopStateEvent) {
  const height = heightOf(event.state)
  if (returning) {
    event.stopImmediatePropagation()
    arrive()
    return
  }
  if (![page, moved && pageOf(moved[0])].includes(pageOf(event.state))) {
    calmAt = performance.now() + undoing
    soon()
    return
  }
  event.stopImmediatePropagation()
  catchUp()
  const above = layers.slice(height)
  // The layer of this entry has just closed and its entry was not yet removed: Back means the page before it.
  if (above.length === 0 && height === 0) window.history.back()
  for (const { close } of above.reverse()) close()
  soon()
}

function onLeave() {
  calmAt = performance.now() + leaving
  if (!returning) soon()
}

/** Updates the current entry with what the router has replaced since, then runs the navigations held back. */
function catchUp() {
  const height = heightOf(window.history.state)
  if (moved) {
    const [state, unused, address] = moved
    own('replaceState', height > 0 ? { ...state, layer: height } : state, unused, address)
    if (height === 0) {
      page = pageOf(state)
      moved = undefined
    }
  }
  const waiting = later
  later = []
  for (const go of waiting) go()
}

/** Wraps pushState and replaceState so that the router navigates from the page and not from a layer's entry. */
function hold() {
  if (isHolding) return
  isHolding = true
  const { history } = window
  hearFirst(onPop)
  window.addEventListener('beforeunload', onLeave)
  history.pushState = (...place) => {
    const height = returning ? 0 : heightOf(history.state)
    if (returning || height > 0) later.push(() => history.pushState(...place))
    else own('pushState', ...place)
    if (height > 0) goBack(height)
    else soon()
  }
  history.replaceState = (...place) => {
    if (returning) {
      later.push(() => history.replaceState(...place))
      return
    }
    const height = heightOf(history.state)
    if (height > 0) moved = place
    else page = pageOf(place[0])
    own('replaceState', height > 0 ? { ...place[0], layer: height } : place[0], place[1], place[2])
  }
}

function release() {
  isHolding = false
  hearFirst(undefined)
  window.removeEventListener('beforeunload', onLeave)
  // The wrappers are own properties; deleting them uncovers the browser's methods.
  Reflect.deleteProperty(window.history, 'pushState')
  Reflect.deleteProperty(window.history, 'replaceState')
}

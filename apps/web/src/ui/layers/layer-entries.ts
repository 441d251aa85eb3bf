import { hearFirst } from './first-to-hear.ts'
import { heightOf } from './height-of.ts'

/**
 * What lies over the screen (a drawer, a sheet, a dialog, a menu) has an entry of its own in the history while it is open,
 * so that the way back closes it first. The entry is the page's own, with its height beside it; a layer that is closed
 * otherwise takes it back.
 */
interface Layer {
  close: () => void
}
type Place = Parameters<History['pushState']>
type Entry = { key?: string; idx?: number } | null

/** As long as the router may need to undo a step back that is not to be. */
const undoing = 200
/** As long as a page that is about to go may take: a step back would have it stay. */
const leaving = 1_000
/** A step back that has not come by then does not come. */
const longestReturn = 1_000

let layers: Layer[] = []
/** The page below the layers. */
let page = ''
/** We are on our way back to the entry that we want. */
let isReturning = false
/** Where the router went meanwhile. */
let later: (() => void)[] = []
/** Where the router went on the same page, which the entries below are to say as well. */
let moved: Place | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let lastHope: ReturnType<typeof setTimeout> | undefined
let arrival = Promise.withResolvers<void>()
let calmAt = 0
let isHolding = false

const entryOf = (state: unknown) => state as Entry
const pageOf = (state: unknown) => `${entryOf(state)?.idx} ${entryOf(state)?.key}`
const own = (name: 'pushState' | 'replaceState', ...place: Place) =>
  History.prototype[name].apply(window.history, place)

/** A layer is there, until what is answered is called. */
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

/** A page that was loaded anew with a layer open: nothing is open, and the entry goes. */
export function leaveOldLayers() {
  if (heightOf(window.history.state) === 0) return
  hold()
  soon()
}

/** Settled once no step back is under way. */
export const stepBackTaken = (): Promise<void> => (isReturning ? arrival.promise : Promise.resolve())

/** Forgets all layers: for the next test. */
export function forgetLayers() {
  clearTimeout(timer)
  clearTimeout(lastHope)
  layers = []
  isReturning = false
  later = []
  moved = undefined
  calmAt = 0
  release()
}

/** One layer often gives way to another, or to where one of its links leads: what is left then counts. */
function soon() {
  clearTimeout(timer)
  timer = setTimeout(settle, Math.max(0, calmAt - performance.now()))
}

function settle() {
  if (isReturning) return
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
  isReturning = true
  arrival = Promise.withResolvers()
  lastHope = setTimeout(arrive, longestReturn)
  window.history.go(-steps)
}

function arrive() {
  clearTimeout(lastHope)
  isReturning = false
  arrival.resolve()
  catchUp()
  soon()
}

function onPop(event: PopStateEvent) {
  const height = heightOf(event.state)
  if (isReturning) {
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
  // A layer that was closed a moment ago had this entry: whoever goes back means the page before it.
  if (above.length === 0 && height === 0) window.history.back()
  for (const { close } of above.reverse()) close()
  soon()
}

function onLeave() {
  calmAt = performance.now() + leaving
  if (!isReturning) soon()
}

/** The entry that one has come back to says what the router said of its page since, and then where it went. */
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

/** Where the router goes, it goes from the page, and not from the layers over it. */
function hold() {
  if (isHolding) return
  isHolding = true
  const { history } = window
  hearFirst(onPop)
  window.addEventListener('beforeunload', onLeave)
  history.pushState = (...place) => {
    const height = isReturning ? 0 : heightOf(history.state)
    if (isReturning || height > 0) later.push(() => history.pushState(...place))
    else own('pushState', ...place)
    if (height > 0) goBack(height)
    else soon()
  }
  history.replaceState = (...place) => {
    if (isReturning) {
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
  // What lies over the browser's own.
  Reflect.deleteProperty(window.history, 'pushState')
  Reflect.deleteProperty(window.history, 'replaceState')
}

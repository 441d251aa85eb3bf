const longestMs = 10_000
const lookMs = 100

let calm: Promise<void> | undefined
let page = newPage()

/**
 * Resolves once everything in view is loaded and the browser is idle, after ten seconds at the latest. For parts that
 * may come a moment after the screen and whose code would compete with its records and pictures for bandwidth.
 */
export function whenCalm(): Promise<void> {
  calm ??= untilCalm().finally(() => {
    calm = undefined
  })
  return calm
}

/** Ends the current page; pending `whenCalm` promises continue with the next page. */
export const leavePage = (): void => page.left.resolve()

/** Begins the next page. */
export function enterPage(): void {
  page.followed.resolve()
  page = newPage()
}

function newPage() {
  return { left: Promise.withResolvers<void>(), followed: Promise.withResolvers<void>() }
}

async function untilCalm(): Promise<void> {
  const latest = performance.now() + longestMs
  const { left, followed } = page
  let isHere = true
  void left.promise.then(() => {
    isHere = false
  })
  await Promise.race([idle(), left.promise])
  while (isHere) {
    if (!isComing() || performance.now() > latest) return
    await Promise.race([new Promise((resolve) => setTimeout(resolve, lookMs)), left.promise])
    if (isHere) await Promise.race([idle(), left.promise])
  }
  await followed.promise
  return untilCalm()
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 })
    else setTimeout(resolve, 300)
  })

/** Whether the screen, a part of it or a visible picture is still loading. */
function isComing(): boolean {
  if (document.readyState !== 'complete') return true
  if (document.querySelector('.first-word, [aria-busy="true"]') !== null) return true
  return [...document.images].some((picture) => !picture.complete && isInSight(picture))
}

function isInSight(picture: HTMLImageElement): boolean {
  const { top, bottom, height } = picture.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

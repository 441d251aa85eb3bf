const longestMs = 10_000
const lookMs = 100

let calm: Promise<void> | undefined
let page = 0

/**
 * Settled once what is before somebody's eyes is all there, and the browser has nothing more urgent to do: for what a screen
 * may show a moment later, whose code would take the line from its records and pictures. At the latest after ten seconds.
 */
export function whenCalm(): Promise<void> {
  calm ??= untilCalm().finally(() => {
    calm = undefined
  })
  return calm
}

/** The page is gone: nobody who waits for it to be calm hears any more. */
export function leavePage(): void {
  page += 1
  calm = undefined
}

async function untilCalm(): Promise<void> {
  const latest = performance.now() + longestMs
  const mine = page
  for (;;) {
    if (page === mine) await idle()
    if (page !== mine) return new Promise(() => undefined)
    if (!isComing() || performance.now() > latest) return
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 })
    else setTimeout(resolve, 300)
  })

/** Whether the screen, a part of it or a picture in sight is still on its way. */
function isComing(): boolean {
  if (document.readyState !== 'complete') return true
  if (document.querySelector('.first-word, [aria-busy="true"]') !== null) return true
  return [...document.images].some((picture) => !picture.complete && isInSight(picture))
}

function isInSight(picture: HTMLImageElement): boolean {
  const { top, bottom, height } = picture.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

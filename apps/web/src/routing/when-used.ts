import { whenCalm } from './when-calm.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const
const unheard = { capture: true, passive: true }

let inHand: Promise<void> | undefined

/**
 * Resolves once the page is calm and the person has begun to use it. For code needed only after an interaction, which a
 * page that is just looked at need not load.
 */
export function whenUsed(): Promise<void> {
  inHand ??= firstSign()
  return inHand.then(whenCalm)
}

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      for (const sign of signs) removeEventListener(sign, settle, unheard)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, settle, unheard)
  })
}

/** Browsers let a page that closes send this much. */
const mostAtClose = 60_000

/** Whether a save is to arrive although its page closes meanwhile. */
export function outlivesPage(body: object, isClosing: boolean): boolean {
  return isClosing && new Blob([JSON.stringify(body)]).size < mostAtClose
}

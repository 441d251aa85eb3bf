/** Bytes a closing page may send: browsers limit the bodies of `keepalive` requests to 64 KiB in total. */
const mostAtClose = 60_000

/** Whether a save should be sent so that it outlives its closing page. */
export function outlivesPage(body: object, isClosing: boolean): boolean {
  return isClosing && new Blob([JSON.stringify(body)]).size < mostAtClose
}

type Listener = (event: PopStateEvent) => void

let listener: Listener | undefined

/** Sets the one listener that receives popstate events before the router; undefined removes it. */
export function hearFirst(next: Listener | undefined) {
  listener = next
}

/** Must be called before the router is created, because a window calls its listeners in the order of registration. */
export function listenFirst() {
  window.addEventListener('popstate', (event) => listener?.(event))
}

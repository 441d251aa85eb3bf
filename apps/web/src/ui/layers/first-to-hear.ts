type Listener = (event: PopStateEvent) => void

let listener: Listener | undefined

/** Who hears of steps in the history before the router does. */
export function hearFirst(next: Listener | undefined) {
  listener = next
}

/** To be called before there is a router: a window tells its listeners in the order in which they came, whatever they ask. */
export function listenFirst() {
  window.addEventListener('popstate', (event) => listener?.(event))
}

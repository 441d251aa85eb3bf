/**
 * `ref` for a list: when the focused row is removed, as after answering a request, focuses the row now in its place
 * instead of losing the focus.
 */
export function keepFocus(list: HTMLElement | null) {
  if (list === null) return
  let last: { node: Node; place: number } | undefined
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Node) last = { node: target, place: rowsOf(list).findIndex((row) => row.contains(target)) }
  }
  const find = () => {
    if (last === undefined || last.node.isConnected || document.activeElement !== document.body) return
    const rows = rowsOf(list)
    const row = rows[last.place] ?? rows.at(-1)
    row?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }
  list.addEventListener('focusin', remember)
  const observer = new MutationObserver(find)
  observer.observe(list, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    list.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

const rowsOf = (list: Element) => [...list.children]

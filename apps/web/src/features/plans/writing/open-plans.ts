type Refresh = () => unknown

const open = new Set<Refresh>()

/** Registers a refresh for a plan being edited, to fetch what others save; returns how to unregister it. */
export function keepFresh(refresh: Refresh): () => void {
  open.add(refresh)
  return () => void open.delete(refresh)
}

export function refreshOpenPlans(): void {
  for (const refresh of open) refresh()
}

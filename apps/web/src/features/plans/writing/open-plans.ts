type Refresh = () => unknown

const open = new Set<Refresh>()

/** A plan is written here: what others save meanwhile is asked for by this. Answers how to stop. */
export function keepFresh(refresh: Refresh): () => void {
  open.add(refresh)
  return () => void open.delete(refresh)
}

export function refreshOpenPlans(): void {
  for (const refresh of open) refresh()
}

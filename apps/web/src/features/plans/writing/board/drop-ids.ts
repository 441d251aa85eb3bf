/** Ids of drop targets: a whole week, or an item. */
export const weekDropId = (id: string) => `week:${id}`
export const itemDropId = (id: string) => `item:${id}`

export function readDropId(dropId: string | number): { kind: 'week' | 'item'; id: string } {
  const text = String(dropId)
  return { kind: text.startsWith('week:') ? 'week' : 'item', id: text.slice(5) }
}

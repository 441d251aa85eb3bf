/** Viewers who had a block when they looked last, as many as are remembered. */
const mostViewers = 10_000
const withBlocks = new Set<string>()

/** Whether it is worth asking at once for what is hidden from a viewer; what is read says whether it was right. */
export const mayHide = (viewer: string) => withBlocks.has(viewer)

/** Remembers what was read of a viewer. */
export function noteBlocks(viewer: string, hasBlocks: boolean): void {
  if (!hasBlocks) withBlocks.delete(viewer)
  else if (withBlocks.size < mostViewers) withBlocks.add(viewer)
}

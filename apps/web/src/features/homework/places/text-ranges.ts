/**
 * Converts between DOM ranges and offsets in the text of a version, which is the concatenation of its text nodes.
 * Formulas and footnotes (`data-unmarked`) are rendered and do not count.
 */

function* textNodes(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('[data-unmarked]')) yield node as Text
  }
}

/** Returns the DOM range of these offsets; null if the text is not there. */
export function rangeOf(root: Node, start: number, end: number): Range | null {
  const range = document.createRange()
  let from = 0
  let hasStart = false
  for (const node of textNodes(root)) {
    const to = from + node.data.length
    if (!hasStart && start < to) {
      range.setStart(node, start - from)
      hasStart = true
    }
    if (hasStart && end <= to) {
      range.setEnd(node, end - from)
      return range
    }
    from = to
  }
  return null
}

/** Returns the offsets of a selection; null if it contains nothing of the text. */
export function offsetsOf(root: Node, selected: Range): { start: number; end: number } | null {
  let from = 0
  let start: number | null = null
  let end = 0
  for (const node of textNodes(root)) {
    const { length } = node.data
    if (selected.intersectsNode(node)) {
      const first = node === selected.startContainer ? selected.startOffset : 0
      const last = node === selected.endContainer ? selected.endOffset : length
      if (last > first) {
        start ??= from + first
        end = from + last
      }
    }
    from += length
  }
  return start === null ? null : { start, end }
}

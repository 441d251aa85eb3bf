/** Characters with a special meaning in a pattern. */
const meaningful = /[\\^$.*+?()[\]{}|]/g

/** Returns a pattern for a word in rendered text, where a blank may be a line break. */
const patternOf = (word: string) => word.replace(meaningful, '\\$&').replace(/\s+/g, '\\s*')

/** Returns the ranges of the words in order; a match may span several text nodes. */
export function placesOfWords(root: Node, words: readonly string[]): Range[] {
  const pieces: { node: Text; from: number }[] = []
  let text = ''
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    pieces.push({ node: node as Text, from: text.length })
    text += node.nodeValue ?? ''
  }
  const pieceAt = (at: number) => pieces.findLast(({ from }) => from <= at)
  const longestFirst = words.filter((word) => word.trim() !== '').sort((one, other) => other.length - one.length)
  if (longestFirst.length === 0) return []
  return [...text.matchAll(new RegExp(longestFirst.map(patternOf).join('|'), 'g'))].flatMap(({ 0: found, index }) => {
    const [first, last] = [pieceAt(index), pieceAt(index + found.length - 1)]
    if (first === undefined || last === undefined) return []
    const range = document.createRange()
    range.setStart(first.node, index - first.from)
    range.setEnd(last.node, index + found.length - last.from)
    return [range]
  })
}

/** What means something else in a pattern. */
const meaningful = /[\\^$.*+?()[\]{}|]/g

/** A word as it stands in what is shown, where a line may end instead of a blank. */
const patternOf = (word: string) => word.replace(meaningful, '\\$&').replace(/\s+/g, '\\s*')

/** Where the words stand in what is shown, in order; a word may go on in the next piece of text. */
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

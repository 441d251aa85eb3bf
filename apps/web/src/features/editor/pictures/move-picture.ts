import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'

/**
 * Returns whether a picture is first or last. An empty paragraph at the end, which is only there for the cursor, does
 * not count.
 */
export function placesOf(doc: Node, at: number): { isFirst: boolean; isLast: boolean } {
  const index = doc.resolve(at).index(0)
  const { lastChild } = doc
  const isEnd = lastChild?.type.name === 'paragraph' && lastChild.content.size === 0
  return { isFirst: index === 0, isLast: index >= doc.childCount - (isEnd ? 2 : 1) }
}

/**
 * Swaps a picture with the neighbouring block and returns its new position. The picture is removed and inserted in two
 * transactions, so that the other block, which another person may be editing, is left untouched.
 */
export function movePicture(editor: Editor, at: number, by: 1 | -1): number {
  const { doc } = editor.state
  const index = doc.resolve(at).index(0)
  const node = doc.child(index)
  const { isFirst, isLast } = placesOf(doc, at)
  if (by < 0 ? isFirst : isLast) return at
  const to = by < 0 ? at - doc.child(index - 1).nodeSize : at + doc.child(index + 1).nodeSize
  const { view } = editor
  view.dispatch(view.state.tr.delete(at, at + node.nodeSize))
  const { tr } = view.state
  view.dispatch(tr.insert(to, node).setSelection(NodeSelection.create(tr.doc, to)).scrollIntoView())
  return to
}

import { addressesIn } from '@learntrail/contract/addresses'
import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

interface Span {
  from: number
  to: number
}

/** Meta key of the transaction sent after a composition, so that the composed line is checked then. */
const composed = new PluginKey('addressLinks')

/**
 * Turns typed and pasted addresses into links, by the rule shared by all text fields: an address may follow Chinese
 * directly and ends before it. A typed address becomes a link once a character after it ends it.
 */
export const AddressLinks = Extension.create({
  name: 'addressLinks',
  addProseMirrorPlugins() {
    let view: EditorView | undefined
    return [
      new Plugin({
        key: composed,
        view(created) {
          view = created
          return {}
        },
        appendTransaction(transactions, before, now) {
          // During composition the text belongs to the input method and must not change.
          if (view?.composing || transactions.some((one) => one.getMeta('preventAutolink'))) return null
          if (transactions.some((one) => one.getMeta(composed))) return linked(now, [lineAt(now)])
          if (!transactions.some(({ docChanged }) => docChanged) || before.doc.eq(now.doc)) return null
          const changes = getChangedRanges(combineTransactionSteps(before.doc, [...transactions]))
          return linked(
            now,
            changes.map(({ newRange }) => newRange),
          )
        },
        props: {
          handleDOMEvents: {
            compositionend(ended) {
              // After the editor has read the composed text.
              setTimeout(() => {
                if (!ended.isDestroyed) ended.dispatch(ended.state.tr.setMeta(composed, true))
              })
              return false
            },
          },
        },
      }),
    ]
  },
})

/** Returns the line of the cursor, from its start to the cursor. */
function lineAt({ selection }: EditorState): Span {
  return { from: selection.$from.start(), to: selection.from }
}

function linked({ doc, schema, tr }: EditorState, changes: readonly Span[]): Transaction | null {
  const type = schema.marks.link
  if (type === undefined) return null
  for (const change of changes) {
    for (const { from, to, href } of addressesAt(doc, change)) {
      if (!doc.rangeHasMark(from, to, type)) tr.addMark(from, to, type.create({ href }))
    }
  }
  return tr.docChanged ? tr : null
}

/** Matches a rest of printable ASCII, or none: the address may still grow into it. */
const mayGrow = /^[!-~]*$/

/**
 * Returns the complete addresses that a change touches. One at the end of a line may still grow, unless it was inserted
 * whole.
 */
function addressesAt(doc: Node, change: Span) {
  const found: { from: number; to: number; href: string }[] = []
  doc.nodesBetween(Math.max(0, change.from - 1), Math.min(doc.content.size, change.to + 1), (node, place) => {
    if (!node.isTextblock) return true
    const link = node.type.schema.marks.link
    if (link === undefined || !node.type.allowsMarkType(link)) return false
    // A node other than text, such as a mention, ends an address.
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
    for (const address of addressesIn(text)) {
      const [from, to] = [place + 1 + address.from, place + 1 + address.to]
      const rest = text.slice(address.to)
      const end = mayGrow.test(rest) ? to + rest.length : to
      const isTouched = change.from <= end && change.to >= from
      // A change beyond the end of this line is a line break.
      const isWhole = !mayGrow.test(rest) || change.to > end + 1 || change.from <= from
      if (isTouched && isWhole) found.push({ from, to, href: address.href })
    }
    return false
  })
  return found
}

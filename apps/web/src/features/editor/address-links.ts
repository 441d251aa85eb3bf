import { addressesIn } from '@learntrail/contract/addresses'
import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

interface Span {
  from: number
  to: number
}

/** Says that an input method has finished; what was typed meanwhile is looked at then. */
const composed = new PluginKey('addressLinks')

/**
 * Addresses that are typed or pasted become links, by the rule of all places where people write: they begin right after
 * Chinese and end before it. An address that is typed becomes one with what follows it.
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
          // A letter that is being composed is the input method's: the text around it stays as it is until then.
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
              // Once the editor has taken in what was composed.
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

/** The line where one writes, up to there. */
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

/** What stands behind an address that is being typed: nothing, or a dot that may be one of it. */
const mayGrow = /^[!-~]*$/

/** The whole addresses that a change touches. One at the end of a line may still grow, unless it came at once. */
function addressesAt(doc: Node, change: Span) {
  const found: { from: number; to: number; href: string }[] = []
  doc.nodesBetween(Math.max(0, change.from - 1), Math.min(doc.content.size, change.to + 1), (node, place) => {
    if (!node.isTextblock) return true
    const link = node.type.schema.marks.link
    if (link === undefined || !node.type.allowsMarkType(link)) return false
    // What is no text, such as somebody who is named, ends an address.
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
    for (const address of addressesIn(text)) {
      const [from, to] = [place + 1 + address.from, place + 1 + address.to]
      const rest = text.slice(address.to)
      const end = mayGrow.test(rest) ? to + rest.length : to
      const isTouched = change.from <= end && change.to >= from
      // A new line goes on behind the end of this one.
      const isWhole = !mayGrow.test(rest) || change.to > end + 1 || change.from <= from
      if (isTouched && isWhole) found.push({ from, to, href: address.href })
    }
    return false
  })
  return found
}

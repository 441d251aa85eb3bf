import { contentLimits } from '@learntrail/contract/content/limits'
import { callOrReturn, getExtensionField, Node } from '@tiptap/core'
import { type Node as EditorNode, Fragment, type Schema, Slice } from '@tiptap/pm/model'
import { type Command, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import { addRowAfter, goToNextCell, isInTable, selectedRect, tableEditing } from '@tiptap/pm/tables'

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    /** The role of a node in prosemirror-tables. */
    tableRole?: string
  }
}

const { columns: mostColumns, rows: mostRows } = contentLimits.table

/** Cells are never merged or sized, but prosemirror-tables requires these attributes. */
const cellAttributes = () => ({
  colspan: { default: 1, parseHTML: () => 1, rendered: false },
  rowspan: { default: 1, parseHTML: () => 1, rendered: false },
  colwidth: { default: null, parseHTML: () => null, rendered: false },
})

export const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'paragraph+',
  tableRole: 'header_cell',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', 0],
})

export const TableCell = Node.create({
  name: 'tableCell',
  content: 'paragraph+',
  tableRole: 'cell',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** Tables of limited size. Tab moves through the cells and adds a row after the last one. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'tableScroll' }, ['table', ['tbody', 0]]],
  extendNodeSchema(extension) {
    const { name, options, storage } = extension
    return { tableRole: callOrReturn(getExtensionField(extension, 'tableRole', { name, options, storage })) }
  },
  addKeyboardShortcuts() {
    const run = (command: Command) => command(this.editor.state, this.editor.view.dispatch)
    return {
      Tab: () =>
        run(goToNextCell(1)) ||
        (isInTable(this.editor.state) &&
          tableSize(this.editor.state).rows < mostRows &&
          run(addRowAfter) &&
          run(goToNextCell(1))),
      'Shift-Tab': () => run(goToNextCell(-1)),
    }
  },
  addProseMirrorPlugins: () => [
    tableEditing(),
    new Plugin({ props: { transformPasted: (slice, view) => withoutLargeTables(slice, view.state.schema) } }),
  ],
})

/** Returns the size of the table at the cursor. */
export function tableSize(state: Parameters<typeof selectedRect>[0]): { rows: number; columns: number } {
  const { map } = selectedRect(state)
  return { rows: map.height, columns: map.width }
}

/** Returns a new table whose first row is a header. */
export const newTable = (rows = 3, columns = 3) => ({
  type: 'table',
  content: Array.from({ length: rows }, (_, row) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph' }],
    })),
  })),
})

/**
 * Moves the cursor to the first cell after insertion, which leaves it in the last one. Returns false outside a table.
 */
export function goToFirstCell(transaction: Transaction): boolean {
  const { $from } = transaction.selection
  const depth = [...Array($from.depth).keys()].map((_, above) => $from.depth - above)
  const table = depth.find((level) => $from.node(level).type.name === 'table')
  if (table === undefined) return false
  transaction.setSelection(TextSelection.near(transaction.doc.resolve($from.start(table))))
  return true
}

/** Replaces pasted tables above the limits by one line per row, so that no words are lost. */
function withoutLargeTables(slice: Slice, schema: Schema): Slice {
  const isLarge = (node: EditorNode) =>
    node.type.name === 'table' &&
    (node.childCount > mostRows || node.children.some((row) => row.childCount > mostColumns))
  if (!slice.content.content.some(isLarge)) return slice
  const lines = (table: EditorNode) =>
    table.children.map((row) => {
      const words = row.children.map((cell) => cell.textContent).join('　')
      return schema.node('paragraph', null, words === '' ? [] : [schema.text(words)])
    })
  return new Slice(Fragment.from(slice.content.content.flatMap((node) => (isLarge(node) ? lines(node) : [node]))), 0, 0)
}

import { Node } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

export type InsertKind = 'formula' | 'footnote'

/** An inline node that is edited in a dialog. */
export interface Insert {
  kind: InsertKind
  words: string
  /** Position in the document; null for a new one. */
  at: number | null
}

interface InsertOptions {
  onOpen: (insert: Insert) => void
}

/** The attribute that holds the words, as named in the contract. */
export const wordsName = { formula: 'latex', footnote: 'text' } as const satisfies Record<InsertKind, string>

const insertNode = (kind: InsertKind, draw: (element: HTMLElement, words: string) => void) =>
  Node.create<InsertOptions>({
    name: kind,
    group: 'inline',
    inline: true,
    atom: true,
    addOptions: () => ({ onOpen: () => undefined }),
    addAttributes: () => ({
      [wordsName[kind]]: {
        default: '',
        parseHTML: (element) => element.getAttribute(`data-${kind}`) ?? '',
        renderHTML: (attributes) => ({ [`data-${kind}`]: String(attributes[wordsName[kind]]) }),
      },
    }),
    parseHTML: () => [{ tag: `span[data-${kind}]` }],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
    renderText: ({ node }) => String(node.attrs[wordsName[kind]]),
    addKeyboardShortcuts() {
      const open = () => {
        const { selection } = this.editor.state
        if (!(selection instanceof NodeSelection) || selection.node.type.name !== kind) return false
        this.options.onOpen({ kind, words: String(selection.node.attrs[wordsName[kind]]), at: selection.from })
        return true
      }
      return Object.fromEntries([['Enter', open]])
    },
    addNodeView() {
      return ({ node, getPos }) => {
        const dom = document.createElement('span')
        let words = ''
        const show = (now: string) => {
          words = now
          dom.setAttribute(`data-${kind}`, now)
          dom.title = now
          draw(dom, now)
        }
        show(String(node.attrs[wordsName[kind]]))
        dom.addEventListener('click', () => this.options.onOpen({ kind, words, at: getPos() ?? null }))
        return {
          dom,
          update(next) {
            if (next.type.name !== kind) return false
            const now = String(next.attrs[wordsName[kind]])
            if (now !== words) show(now)
            return true
          },
          ignoreMutation: () => true,
        }
      }
    },
  })

export const Formula = insertNode('formula', (element, latex) => {
  element.textContent = latex
  void import('../formulas/draw-formula.ts')
    .then(({ drawFormula }) => {
      if (element.getAttribute('data-formula') === latex) drawFormula(element, latex)
    })
    // Without it, as offline, the formula is shown as it was typed.
    .catch(() => undefined)
})

/** The style sheet counts the numbers. */
export const Footnote = insertNode('footnote', () => undefined)

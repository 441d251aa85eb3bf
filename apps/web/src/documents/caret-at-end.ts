import { Extension } from '@tiptap/core'
import { Plugin, Selection } from '@tiptap/pm/state'

/**
 * Whoever comes into a text by the keyboard goes on where it ends: at its beginning, what they type would stand before what
 * the others have written. A press says itself where.
 */
export const caretAtEnd = Extension.create({ name: 'caretAtEnd', addProseMirrorPlugins: () => [caretAtEndPlugin()] })

function caretAtEndPlugin(): Plugin {
  let hasBeen = false
  return new Plugin({
    props: {
      handleDOMEvents: {
        mousedown() {
          hasBeen = true
        },
        focus(view) {
          if (hasBeen) return
          hasBeen = true
          // The browser puts a caret of its own at the beginning first.
          setTimeout(() => {
            if (!view.isDestroyed) view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)))
          })
        },
      },
    },
  })
}

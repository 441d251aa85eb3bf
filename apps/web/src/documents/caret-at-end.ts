import { Extension } from '@tiptap/core'
import { Plugin, Selection } from '@tiptap/pm/state'

/**
 * Puts the caret at the end when the keyboard focuses the text for the first time; at the start, typed text would come
 * before what others have written. A mouse press places the caret itself.
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
          // The browser first puts its own caret at the start.
          setTimeout(() => {
            if (!view.isDestroyed) view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)))
          })
        },
      },
    },
  })
}

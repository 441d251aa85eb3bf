import { Node } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { movePicture } from './move-picture.ts'
import { PictureView } from './picture-view.tsx'

interface PictureOptions {
  knows: (fileId: string) => boolean
}

/** Pictures are top-level nodes between blocks. */
export const PicturedDocument = Node.create({ name: 'doc', topNode: true, content: '(block | picture)+' })

export const Picture = Node.create<PictureOptions>({
  name: 'picture',
  atom: true,
  // Dragging removes and inserts in one transaction, and could replace a paragraph that another person is editing.
  draggable: false,
  addOptions: () => ({ knows: () => false }),
  addAttributes: () => ({
    fileId: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-picture') ?? '',
      renderHTML: ({ fileId }) => ({ 'data-picture': String(fileId) }),
    },
    text: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-text') ?? '',
      renderHTML: ({ text }) => ({ 'data-text': String(text) }),
    },
  }),
  parseHTML: () => [{ tag: 'figure[data-picture]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
  renderText: ({ node }) => String(node.attrs.text),
  addNodeView: () => ReactNodeViewRenderer(PictureView),
  addKeyboardShortcuts() {
    const selected = () => {
      const { selection } = this.editor.state
      return selection instanceof NodeSelection && selection.node.type.name === 'picture' ? selection.from : null
    }
    const move = (by: 1 | -1) => () => {
      const at = selected()
      if (at === null) return false
      movePicture(this.editor, at, by)
      return true
    }
    const describe = () => {
      const at = selected()
      const shown = at === null ? null : this.editor.view.nodeDOM(at)
      if (!(shown instanceof HTMLElement)) return false
      shown.querySelector<HTMLElement>('[data-act="describe"]')?.click()
      return true
    }
    return Object.fromEntries([
      ['Enter', describe],
      ['Alt-ArrowUp', move(-1)],
      ['Alt-ArrowDown', move(1)],
    ])
  },
  addProseMirrorPlugins() {
    const { knows } = this.options
    const isForeign = (node: { type: { name: string }; attrs: { fileId?: unknown } }) =>
      node.type.name === 'picture' && !knows(String(node.attrs.fileId))
    return [
      new Plugin({
        props: {
          // This text may not show a picture of another course.
          transformPasted: (slice) =>
            slice.content.content.some(isForeign)
              ? new Slice(Fragment.from(slice.content.content.filter((node) => !isForeign(node))), 0, 0)
              : slice,
        },
      }),
    ]
  },
})

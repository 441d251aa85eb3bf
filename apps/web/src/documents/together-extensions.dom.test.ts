import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { togetherExtensions } from './together-extensions.ts'

const editors: Editor[] = []
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
})

/** Two editors of one text, each with a document of its own. */
function two() {
  const [one, other] = [new Y.Doc(), new Y.Doc()]
  const line = new Y.XmlElement('paragraph')
  line.insert(0, [new Y.XmlText('起初')])
  one.getXmlFragment('page').insert(0, [line])
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    Y.applyUpdate(to, Y.encodeStateAsUpdate(from), 'heard')
    from.on('update', (update: Uint8Array, origin) => origin !== 'heard' && Y.applyUpdate(to, update, 'heard'))
  }
  return [one, other].map((document) => {
    const extensions = [
      StarterKit.configure({ undoRedo: false }),
      ...togetherExtensions(document.getXmlFragment('page')),
    ]
    const editor = new Editor({ element: globalThis.document.createElement('div'), extensions })
    editors.push(editor)
    return editor
  }) as [Editor, Editor]
}

test('what one writes in the editor is in the other’s, and each takes back their own', () => {
  const [one, other] = two()
  expect([one.getText(), other.getText()]).toEqual(['起初', '起初'])
  one.commands.insertContentAt(3, '，天')
  other.commands.insertContentAt(1, '〔')
  expect(one.getText()).toBe('〔起初，天')
  expect(other.getText()).toBe(one.getText())
  other.commands.undo()
  expect([one.getText(), other.getText()]).toEqual(['起初，天', '起初，天'])
})

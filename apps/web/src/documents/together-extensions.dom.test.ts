import { Editor, type Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { createWatched } from '../saving/watched.ts'
import { caretsOfOthers } from './carets-of-others.ts'
import { firstView, type SharedView } from './shared-view.ts'
import { togetherExtensions } from './together-extensions.ts'

// jsdom has no layout, but the editor measures its caret.
const layout = { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() }
beforeAll(() => void Object.assign(Range.prototype, layout))
afterAll(() => {
  for (const name of Object.keys(layout)) Reflect.deleteProperty(Range.prototype, name)
})

const editors: Editor[] = []
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
})

/** Two editors of one text, each with its own document. */
function two(more: (document: Y.Doc, place: number) => Extensions = () => []) {
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
  return [one, other].map((document, place) => {
    const extensions = [
      StarterKit.configure({ undoRedo: false }),
      ...togetherExtensions(document.getXmlFragment('page')),
      ...more(document, place),
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

test('where somebody is stands in the editor of the others, and moves with the text', async () => {
  const said: { place: string | null; cursor: string | null }[] = []
  const views = [0, 1].map(() => createWatched<SharedView>(firstView))
  const [one, other] = two((document, place) => {
    const { read, subscribe } = views[place] as (typeof views)[number]
    const saySelf = (at: string | null, cursor: string | null) => void (place === 0 && said.push({ place: at, cursor }))
    const shared = { document, read, subscribe, saySelf }
    return [caretsOfOthers({ shared, place: '第一課' })]
  })
  globalThis.document.body.append(one.view.dom)
  one.view.dom.focus()
  one.commands.setTextSelection(2)
  await expect.poll(() => said.at(-1)?.cursor).toEqual(expect.any(String))
  const person = { client: 7, accountId: 'ann', name: '小安', color: 3, ...(said.at(-1) as (typeof said)[number]) }
  views[1]?.show({ people: [person, { ...person, client: 8, cursor: 'nonsense' }] })
  const caret = () => other.view.dom.querySelector<HTMLElement>('[data-color="3"]')
  await expect.poll(() => caret()?.dataset.name).toBe('小安')
  expect(caret()?.previousSibling?.textContent).toBe('起')
  one.commands.insertContentAt(1, '從')
  await expect.poll(() => caret()?.previousSibling?.textContent).toBe('從起')
  expect(other.getText()).toBe('從起初')
  views[1]?.show({ people: [] })
  await expect.poll(caret).toBeNull()
  one.view.dom.remove()
})

test('whoever comes into the text by the keyboard goes on where it ends, and later where they were', async () => {
  const [one, other] = two()
  globalThis.document.body.append(one.view.dom)
  one.view.dom.focus()
  await expect.poll(() => one.state.selection.from).toBe(3)
  one.commands.insertContent('，天')
  expect(other.getText()).toBe('起初，天')
  one.commands.setTextSelection(1)
  one.view.dom.blur()
  one.view.dom.focus()
  await new Promise((done) => setTimeout(done))
  expect(one.state.selection.from).toBe(1)
  one.view.dom.remove()
})

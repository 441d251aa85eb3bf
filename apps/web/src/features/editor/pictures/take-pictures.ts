import type { Editor } from '@tiptap/core'
import { betweenBlocks, placeAtCaret, withPlaces } from './picture-places.ts'
import { roomForPictures } from './pictures-in-text.tsx'
import type { PicturesOfText } from './pictures-of-text.ts'

/** Starts uploading pictures for a position between blocks; returns how many exceed the limit. */
export function takePictures(
  editor: Editor,
  pictures: PicturesOfText,
  files: readonly File[],
  at: number = placeAtCaret(editor.state),
): number {
  const taken = files.slice(0, Math.max(0, roomForPictures(editor)))
  const places = taken.map((file) => [pictures.send(file), at] as const)
  if (places.length > 0) editor.view.dispatch(withPlaces(editor.state, places))
  return files.length - taken.length
}

/** Returns pasted files; none when there is also text, as the file is then only an image of that text. */
export function pastedPictures({ clipboardData }: ClipboardEvent): File[] {
  if (clipboardData === null || clipboardData.getData('text/plain').trim() !== '') return []
  return [...clipboardData.files]
}

export function droppedPictures(editor: Editor, { dataTransfer, clientX, clientY }: DragEvent) {
  const files = [...(dataTransfer?.files ?? [])]
  const found = editor.view.posAtCoords({ left: clientX, top: clientY })
  const { doc } = editor.state
  return { files, at: betweenBlocks(doc, found?.pos ?? doc.content.size) }
}

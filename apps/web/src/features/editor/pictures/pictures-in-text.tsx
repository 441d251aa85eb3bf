import { contentLimits } from '@learntrail/contract/content/limits'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/feedback/toast.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { betweenBlocks, placesIn, withPlaces } from './picture-places.ts'
import type { DescribedPicture, PicturesOfText } from './pictures-of-text.ts'

interface PicturesInTextProps {
  editor: Editor
  pictures: PicturesOfText
  elementOf: (key: string) => HTMLElement
  mayWrite: boolean
  described: DescribedPicture | null
  onDescribed: () => void
}

/** Shows uploads at their positions, and inserts each picture when it has arrived. */
export function PicturesInText(props: PicturesInTextProps) {
  const { editor, pictures, elementOf, mayWrite, described, onDescribed } = props
  const { t } = useTranslation('editor')
  const { waiting } = pictures
  // The position is set when the upload starts; uploads still running after another unit was open are put at the end.
  const [placed, setPlaced] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an upload starts, arrives or is cancelled
  useEffect(() => {
    const keys = waiting.map(({ key }) => key)
    const places = placesIn(editor.state)
    const end = editor.state.doc.content.size
    const begun = keys.filter((key) => !places.has(key)).map((key) => [key, end] as const)
    const over = [...places.keys()].filter((key) => !keys.includes(key)).map((key) => [key, null] as const)
    if (begun.length + over.length > 0) editor.view.dispatch(withPlaces(editor.state, [...begun, ...over]))
    setPlaced(keys)
    if (!mayWrite) return
    for (const { key, fileId } of waiting) {
      if (fileId !== null && pictures.put(key)) put(editor, key, fileId)
    }
  }, [editor, waiting, mayWrite])

  const save = (text: string) => {
    if (described !== null && !say(editor, described, text)) toast(t('picture.gone'), { tone: 'warning' })
    onDescribed()
  }
  return (
    <>
      {placed.map((key) => createPortal(pictures.showWaiting(key), elementOf(key), key))}
      {described ? <PictureDialog words={described.text} onSave={save} onClose={onDescribed} /> : null}
    </>
  )
}

/** Returns how many more pictures fit, counting uploads in progress. */
export const roomForPictures = ({ state }: Editor) => contentLimits.pictures - countIn(state.doc) - placesIn(state).size

const countIn = (doc: Node) => doc.children.filter((node) => node.type.name === 'picture').length

function put(editor: Editor, key: string, fileId: string): void {
  const { state, view } = editor
  const { picture, paragraph } = state.schema.nodes
  if (picture === undefined || paragraph === undefined) return
  const at = betweenBlocks(state.doc, placesIn(state).get(key) ?? state.doc.content.size)
  const isLast = at === state.doc.content.size
  const nodes = [picture.create({ fileId, text: '' }), ...(isLast ? [paragraph.create()] : [])]
  view.dispatch(
    withPlaces(state, [[key, null]])
      .insert(at, nodes)
      .setMeta('addToHistory', true),
  )
}

/** Sets the alternative text; returns false when the picture is gone. */
function say(editor: Editor, { fileId, getPos }: DescribedPicture, text: string): boolean {
  const { state, view } = editor
  const isIt = (at: number | undefined) => at !== undefined && state.doc.nodeAt(at)?.attrs.fileId === fileId
  let at = getPos()
  if (!isIt(at)) {
    at = undefined
    state.doc.forEach((node, place) => {
      if (at === undefined && node.type.name === 'picture' && node.attrs.fileId === fileId) at = place
    })
  }
  if (at === undefined) return false
  view.dispatch(state.tr.setNodeAttribute(at, 'text', text))
  return true
}

import { type PicturedDocument, picturesOf } from '@learntrail/contract/content/document'
import type { Course } from '@learntrail/contract/courses/courses'
import { RichText } from '../../editor/index.ts'
import { isPicture } from '../../files/index.ts'
import { NoPicture, TextPicture } from './text-picture.tsx'

/** A unit's text with its pictures, for reading. */
export function UnitWords({ text, files }: { text: PicturedDocument; files: Course['files'] }) {
  const fileOf = (fileId: string) => {
    const file = files.find(({ _id }) => _id === fileId)?.file ?? null
    return file !== null && isPicture(file) ? file : null
  }
  const among = [...new Set(picturesOf(text).flatMap(({ attrs }) => fileOf(attrs.fileId)?.id ?? []))]
  return (
    <RichText
      document={text}
      picture={({ attrs }) => {
        const file = fileOf(attrs.fileId)
        return file === null ? (
          <NoPicture text={attrs.text} />
        ) : (
          <TextPicture file={file} among={among} text={attrs.text} />
        )
      }}
    />
  )
}

import { createContext, type ReactNode } from 'react'

/** A picture on its way to a text. Nothing of it is in the text before it is here. */
export interface WaitingPicture {
  key: string
  /** What the text will name it by; null until it is here. */
  fileId: string | null
}

/** What lets a text have pictures: where they come from, and how they are shown. */
export interface PicturesOfText {
  /** Endings of names, for the field of files. */
  accept: string
  waiting: readonly WaitingPicture[]
  /** Begins to send one; answers its key. */
  send(file: File): string
  /** It is about to stand in the text; false where it does already. */
  put(key: string): boolean
  /** Whether it is a file that this text may show. */
  knows(fileId: string): boolean
  show(fileId: string, text: string): ReactNode
  /** How far one is, and what can be done about it. */
  showWaiting(key: string): ReactNode
}

/** What the parts of the editor that stand in the text ask for. */
export interface PicturesInEditor extends PicturesOfText {
  describe(picture: DescribedPicture): void
}

export interface DescribedPicture {
  fileId: string
  text: string
  getPos(): number | undefined
}

export const PicturesContext = createContext<PicturesInEditor | null>(null)

/** The id of the button that says what a picture shows, so that one can be led to it. */
export const pictureFieldId = (fileId: string) => `picture-${fileId}`

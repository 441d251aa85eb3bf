import { createContext, type ReactNode } from 'react'

/** A picture being uploaded; it is not in the document before it has arrived. */
export interface WaitingPicture {
  key: string
  /** Id that the document refers to; null until it has arrived. */
  fileId: string | null
}

/** Source and display of the pictures of a text. */
export interface PicturesOfText {
  /** File extensions for the `accept` attribute. */
  accept: string
  waiting: readonly WaitingPicture[]
  /** Starts an upload and returns its key. */
  send(file: File): string
  /** Called before insertion; returns false when the picture has been inserted already. */
  put(key: string): boolean
  /** Whether this text may show the file. */
  knows(fileId: string): boolean
  show(fileId: string, text: string): ReactNode
  /** Shows the progress of an upload, with ways to retry or cancel. */
  showWaiting(key: string): ReactNode
}

/** Context for the node views in the document. */
export interface PicturesInEditor extends PicturesOfText {
  describe(picture: DescribedPicture): void
}

export interface DescribedPicture {
  fileId: string
  text: string
  getPos(): number | undefined
}

export const PicturesContext = createContext<PicturesInEditor | null>(null)

/** Returns the id of the button that edits the alternative text, so that a screen can focus it. */
export const pictureFieldId = (fileId: string) => `picture-${fileId}`

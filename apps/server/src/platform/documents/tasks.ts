import type { Disclosure } from '@learntrail/contract/files/files'
import type { StopReason, TaskLimits } from '../workers/tasks.ts'

/** What keeps one document from using up the machine. */
export interface DocumentLimits extends TaskLimits {
  pages: number
}

/** A template of ours with data. */
export interface Composition {
  /** Typst sources by their path in the document's own world; nothing else can be read. */
  sources: Record<string, string>
  main: string
  /** JSON of the data. */
  data: string
  pictures: [name: string, content: Uint8Array][]
  /** Pictures that lie on the disk of this machine. */
  pictureFiles: [name: string, path: string][]
  /** At most so many pages. */
  pages: number
}

/** A document to be made. */
export interface TypesetTask extends Composition {
  kind: 'typeset'
  /** Where the PDF goes: a file, since a message of megabytes would hold up the server that receives it. */
  to: string
  /** Without it the PDF has no structure for screen readers: for stamps, which are drawn on other pages. */
  isTagged: boolean
  standard?: DocumentStandard
}

export type DocumentStandard = 'a-2b' | 'a-2a' | 'ua-1'

/** Pages to be drawn for a screen, as SVG. */
export interface DrawTask extends Composition {
  kind: 'draw'
  /** Pages whose drawing is wanted, from 1, both included. */
  from: number
  to: number
  /** Hashes of drawings that are not needed again. */
  known: string[]
}

/** Pages to be drawn as pictures, into a folder of this machine. */
export interface PhotographTask extends Composition {
  kind: 'photograph'
  folder: string
  /** Pixels. */
  width: number
  format: 'jpeg' | 'webp'
  /** At most so many, from the first. */
  most: number
}

/** A picture to be made small enough for print. */
export interface PictureTask {
  kind: 'picture'
  from: string
  to: string
  /** Pixels of its longer side, at most. */
  longest: number
  /** Of the JPEG, 1 to 100. */
  quality: number
}

/**
 * A file that a module of ours writes: its `write` gets the data and answers the bytes. For formats that take a while, or
 * libraries that would hold up the server.
 */
export interface WriteTask {
  kind: 'write'
  /** Address of the module. */
  writer: string
  /** JSON. */
  data: string
  to: string
  /** More than that is too heavy. */
  bytes: number
}

/** A page to be drawn over every page of a PDF that somebody uploaded. */
export interface StampTask {
  kind: 'stamp'
  /** Where the PDF is, and where the stamped one goes. */
  from: string
  to: string
  stamp: Uint8Array
  pages: number
  /** One that everybody may open, and that forbids printing or copying, is drawn on as all others, or fails as `protected`. */
  restricted: 'open' | 'leave'
}

/** One page of a PDF that somebody uploaded, to be drawn as WebP. */
export interface InspectPdfTask {
  kind: 'inspectPdf'
  from: string
  /** Pixels. */
  width: number
  pages: number
}

/** A document that somebody uploaded, to be looked into for what it tells beside what it shows. */
export interface DiscloseTask {
  kind: 'disclose'
  from: string
}

/** A document that somebody uploaded, to be read for its words. */
export interface ReadTextTask {
  kind: 'readText'
  from: string
  /** At most so many. */
  characters: number
}

export type Task =
  | TypesetTask
  | DrawTask
  | PhotographTask
  | PictureTask
  | WriteTask
  | StampTask
  | InspectPdfTask
  | DiscloseTask
  | ReadTextTask

/** Reasons a document is not made, beside a mistake in our own template (`broken`). */
type FailureReason = StopReason | 'broken' | 'damaged' | 'protected' | 'too_many_pages'

/** Thrown when a document could not be made; the service goes on with the next one. */
export class DocumentFailed extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string = reason) {
    super(message)
    this.name = 'DocumentFailed'
    this.reason = reason
  }
}

/** A page as it is printed. */
export interface DrawnPage {
  /** Of the drawing: the same hash is the same page. */
  hash: string
  /** Points (1/72 inch). */
  width: number
  height: number
  /** SVG; null where it was not wanted or is known. */
  svg: string | null
}

export interface TaskResult {
  /** WebP of the first page of an uploaded PDF. */
  cover?: Uint8Array
  drawn?: DrawnPage[]
  disclosure?: Disclosure
  text?: string
  /** What the template said of its places (`<mark>`). */
  marks?: unknown[]
  pages: number
  /** Pictures that could not be read and were left out. */
  leftOut: string[]
}

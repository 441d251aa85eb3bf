import type { Disclosure } from '@learntrail/contract/files/files'
import type { StopReason, TaskLimits } from '../workers/tasks.ts'

/** Limits that keep one document from exhausting the machine. */
export interface DocumentLimits extends TaskLimits {
  pages: number
}

/** One of our templates with its data. */
export interface Composition {
  /** Typst sources by path in the document's virtual folder; nothing else can be read. */
  sources: Record<string, string>
  main: string
  /** JSON of the data. */
  data: string
  pictures: [name: string, content: Uint8Array][]
  /** Pictures in local files. */
  pictureFiles: [name: string, path: string][]
  /** Maximum number of pages. */
  pages: number
}

/** A document to make. */
export interface TypesetTask extends Composition {
  kind: 'typeset'
  /** Path for the PDF. A file, because a message of megabytes would block the server that receives it. */
  to: string
  /** If false, the PDF has no structure for screen readers: for stamps, which are drawn onto other pages. */
  isTagged: boolean
  standard?: DocumentStandard
}

export type DocumentStandard = 'a-2b' | 'a-2a' | 'ua-1'

/** Pages to draw for a screen, as SVG. */
export interface DrawTask extends Composition {
  kind: 'draw'
  /** Pages to draw, from 1, both inclusive. */
  from: number
  to: number
  /** Hashes of drawings the caller already has. */
  known: string[]
}

/** Pages to draw as pictures into a local folder. */
export interface PhotographTask extends Composition {
  kind: 'photograph'
  folder: string
  /** Pixels. */
  width: number
  format: 'jpeg' | 'webp'
  /** Maximum number of pages, from the first. */
  most: number
}

/** A picture to scale down for print. */
export interface PictureTask {
  kind: 'picture'
  from: string
  to: string
  /** Maximum length of the longer side, in pixels. */
  longest: number
  /** JPEG quality, 1 to 100. */
  quality: number
}

/**
 * A file written by one of our modules, whose `write` turns the data into bytes. For formats that take a while, or
 * libraries that would block the server.
 */
export interface WriteTask {
  kind: 'write'
  /** URL of the module. */
  writer: string
  /** JSON. */
  data: string
  to: string
  /** Maximum size in bytes; more fails with `needs_too_much_memory`. */
  bytes: number
}

/** A page to draw over every page of an uploaded PDF. */
export interface StampTask {
  kind: 'stamp'
  /** Paths of the PDF and of the stamped copy. */
  from: string
  to: string
  stamp: Uint8Array
  pages: number
  /** A PDF that anyone can open but that forbids printing or copying is stamped anyway, or fails with `protected`. */
  restricted: 'open' | 'leave'
}

/** The first page of an uploaded PDF, to draw as WebP. */
export interface InspectPdfTask {
  kind: 'inspectPdf'
  from: string
  /** Pixels. */
  width: number
  pages: number
}

/** An uploaded document, to check for what it reveals beyond its visible content. */
export interface DiscloseTask {
  kind: 'disclose'
  from: string
}

/** An uploaded document, to read its text. */
export interface ReadTextTask {
  kind: 'readText'
  from: string
  /** Maximum number of characters. */
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

/** Why a document is not made; `broken` is a bug in our own template. */
type FailureReason = StopReason | 'broken' | 'damaged' | 'protected' | 'too_many_pages'

/** Thrown when a document could not be made; the service continues with the next one. */
export class DocumentFailed extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string = reason) {
    super(message)
    this.name = 'DocumentFailed'
    this.reason = reason
  }
}

/** One page as it will be printed. */
export interface DrawnPage {
  /** Hash of the drawing: an equal hash means an equal page. */
  hash: string
  /** Points (1/72 inch). */
  width: number
  height: number
  /** SVG; null if not requested or already known. */
  svg: string | null
}

export interface TaskResult {
  /** WebP of the first page of an uploaded PDF. */
  cover?: Uint8Array
  drawn?: DrawnPage[]
  disclosure?: Disclosure
  text?: string
  /** What the template marked (`<mark>`). */
  marks?: unknown[]
  pages: number
  /** Names of pictures that could not be read and were left out. */
  leftOut: string[]
}

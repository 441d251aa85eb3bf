import type { Disclosure } from '@learntrail/contract/files/files'
import type { PoolOptions } from '../workers/worker-pool.ts'
import type { DocumentLimits, DocumentStandard, DrawnPage } from './tasks.ts'

/** One of our Typst files, with the files it imports besides the common one (`/common.typ`). */
export interface DocumentTemplate {
  main: URL
  parts?: URL[]
}

/** Stage of a document: in the queue, being typeset, being written. */
export type DocumentProgress = { stage: 'waiting'; ahead: number } | { stage: 'typesetting' } | { stage: 'writing' }

/** Whose request it is; requests in the queue take turns by person. */
interface Ordered {
  /** Account id of the person the document is made for. */
  person: string
  signal?: AbortSignal | undefined
}

/** A template with its content. */
export interface DocumentComposition extends Ordered {
  template: DocumentTemplate
  /**
   * Everything that people wrote, as JSON, which the template reads as `data`. It is never part of a source, so nothing
   * in it can be an instruction.
   */
  data: object
  /** Pictures by the name that the template uses: up to 80 letters, digits, underscores, dots and dashes. */
  pictures?: ReadonlyMap<string, Uint8Array>
  /** Pictures in local files by name; the content of a path must never change. */
  pictureFiles?: ReadonlyMap<string, string>
  limits?: Partial<DocumentLimits>
}

export interface DocumentRequest extends DocumentComposition {
  /** Tagged for screen readers, true by default; false for stamps. */
  isTagged?: boolean
  /** For archives (PDF/A) or accessibility (PDF/UA). */
  standard?: DocumentStandard
  onProgress?: ((progress: DocumentProgress) => void) | undefined
}

export interface MadeDocument {
  pdf: Uint8Array
  pages: number
  /** Names of unreadable pictures; the template shows an empty frame in their place. */
  leftOut: string[]
}

export interface DrawRequest extends DocumentComposition {
  /** Pages to draw, from 1, both inclusive. */
  from: number
  to: number
  /** Hashes of drawings the caller already has. */
  known?: string[]
}

export interface DrawnDocument {
  pages: DrawnPage[]
  /** What the template marked (`<mark>`), in page order. */
  marks: unknown[]
  leftOut: string[]
  /** Characters of the data that no font has; a stand-in is printed for them. */
  lacking: string[]
}

export interface PhotographRequest extends DocumentComposition {
  /** Local folder for `01.jpg`, `02.jpg` … */
  folder: string
  /** Pixels. */
  width: number
  /** JPEG by default. */
  format?: 'jpeg' | 'webp'
  /** Maximum number of pages, from the first; all by default. */
  most?: number
}

export interface PictureRequest extends Ordered {
  /** Paths of the picture and of the copy for print. */
  from: string
  to: string
  /** Maximum length of the longer side, in pixels. */
  longest: number
  /** JPEG quality, 1 to 100. */
  quality: number
}

export interface WriteRequest extends Ordered {
  /** One of our modules that exports `write`, which turns the data into the bytes of a file. */
  writer: URL
  /** Plain data. */
  data: object
  /** Maximum size in bytes; a larger file fails with `needs_too_much_memory`. */
  bytes: number
  limits?: Partial<DocumentLimits>
}

export interface InspectPdfRequest extends Ordered {
  /** Path of the PDF. */
  from: string
  /** Pixels. */
  width: number
}

export interface DiscloseRequest extends Ordered {
  /** Path of the document: PDF, Word, Excel, PowerPoint or OpenDocument. */
  from: string
}

export interface ReadTextRequest extends Ordered {
  /** Path of the document: PDF, OpenDocument, or Word, Excel or PowerPoint since 2007. */
  from: string
  /** Maximum number of characters, from the start. */
  characters: number
}

export interface StampRequest extends Ordered {
  /** Paths of the PDF and of the stamped copy. */
  from: string
  to: string
  /** A PDF whose first page is drawn over every page. */
  stamp: Uint8Array
  /**
   * How to treat a PDF that forbids printing or copying: stamp it anyway (`open`, the default), or fail with
   * `protected`.
   */
  restricted?: 'open' | 'leave'
  limits?: Partial<DocumentLimits>
}

/**
 * The product's way to make PDFs. Processes start on first use and end after some idle time. Every method throws
 * `DocumentFailed`.
 */
export interface Documents {
  /** Makes a document, or returns the same one from the cache. */
  make(request: DocumentRequest): Promise<MadeDocument>
  /** Draws pages for a screen, in separate processes, so that nobody who is typing waits for an export. */
  draw(request: DrawRequest): Promise<DrawnDocument>
  /** Draws pages as pictures into a folder. */
  photograph(request: PhotographRequest): Promise<{ pages: number; leftOut: string[] }>
  /** Makes a picture no larger than print needs; fails with `damaged` if it cannot be read. */
  pictureForPrint(request: PictureRequest): Promise<void>
  /** Runs one of our modules that writes a file, in one of the document processes. */
  write(request: WriteRequest): Promise<Uint8Array>
  /** Inspects an uploaded PDF: the number of pages, and the first page as WebP if it can be drawn. */
  inspectPdf(request: InspectPdfRequest): Promise<{ pages: number; cover: Uint8Array | null }>
  /** Returns what an uploaded document reveals beyond its visible content; nothing for an unreadable one. */
  disclose(request: DiscloseRequest): Promise<Disclosure>
  /** Returns the text of an uploaded document; empty for an unreadable one. */
  readText(request: ReadTextRequest): Promise<string>
  /** Draws a page over every page of a PDF and removes everything active in it. */
  stamp(request: StampRequest): Promise<{ pages: number }>
  /** Number of live processes. */
  readonly processes: number
  /** Ends the idle processes and clears the cache. */
  rest(): void
  /**
   * Prepares for the server to stop: waiting and new work fails at once, running work after `graceMs` milliseconds. All
   * of it can be retried.
   */
  interrupt(graceMs: number): void
  /** Undoes `interrupt`, for a server that starts in a process where another one has stopped. */
  resume(): void
}

export interface DocumentsOptions extends PoolOptions {
  /** The processes that draw while people type. */
  drawing: PoolOptions
  /** Size of the cache of recent documents, in bytes. */
  cacheBytes: number
  limits: DocumentLimits
}

import type { Disclosure } from '@learntrail/contract/files/files'
import type { PoolOptions } from '../workers/worker-pool.ts'
import type { DocumentLimits, DocumentStandard, DrawnPage } from './tasks.ts'

/** A Typst file of ours, with the files it imports beside the common one (`/common.typ`). */
export interface DocumentTemplate {
  main: URL
  parts?: URL[]
}

/** Where a document is: in the queue, being set, being written. */
export type DocumentProgress = { stage: 'waiting'; ahead: number } | { stage: 'typesetting' } | { stage: 'writing' }

/** Whose it is: of those that wait, everybody's have their turn. */
interface Ordered {
  /** Account id of whoever has it made. */
  person: string
  signal?: AbortSignal | undefined
}

/** A template with what it shows. */
export interface DocumentComposition extends Ordered {
  template: DocumentTemplate
  /**
   * All that people wrote, as JSON, which the template reads as `data`. It is never part of a source, so that nothing in
   * it can be an instruction.
   */
  data: object
  /** Pictures by the name the template calls them by: letters, digits, dots and dashes. */
  pictures?: ReadonlyMap<string, Uint8Array>
  /** Pictures that are files of this machine; what a path holds never changes. */
  pictureFiles?: ReadonlyMap<string, string>
  limits?: Partial<DocumentLimits>
}

export interface DocumentRequest extends DocumentComposition {
  /** Tagged for screen readers unless it is a stamp. */
  isTagged?: boolean
  /** For archives (PDF/A) or accessibility (PDF/UA). */
  standard?: DocumentStandard
  onProgress?: ((progress: DocumentProgress) => void) | undefined
}

export interface MadeDocument {
  pdf: Uint8Array
  pages: number
  /** Names of pictures that could not be read; the template shows an empty frame in their place. */
  leftOut: string[]
}

export interface DrawRequest extends DocumentComposition {
  /** Pages whose drawing is wanted, from 1, both included. */
  from: number
  to: number
  /** Hashes of drawings that are not needed again. */
  known?: string[]
}

export interface DrawnDocument {
  pages: DrawnPage[]
  /** What the template said of its places (`<mark>`), in the order of the pages. */
  marks: unknown[]
  leftOut: string[]
  /** Characters of the data that no font has; a stand-in is printed for them. */
  lacking: string[]
}

export interface PhotographRequest extends DocumentComposition {
  /** A folder of this machine for `01.jpg`, `02.jpg` … */
  folder: string
  /** Pixels. */
  width: number
  /** JPEG without it. */
  format?: 'jpeg' | 'webp'
  /** At most so many, from the first; all without it. */
  most?: number
}

export interface PictureRequest extends Ordered {
  /** Paths of the picture and of the one for print. */
  from: string
  to: string
  /** Pixels of the longer side, at most. */
  longest: number
  /** Of the JPEG, 1 to 100. */
  quality: number
}

export interface WriteRequest extends Ordered {
  /** A module of ours that exports `write`: of the data, the bytes of a file. */
  writer: URL
  /** Plain data. */
  data: object
  /** What it may be at most; a larger one `needs_too_much_memory`. */
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
  /** Path of the document: PDF, or of Word, Excel, PowerPoint or OpenDocument. */
  from: string
}

export interface ReadTextRequest extends Ordered {
  /** Path of the document: PDF, or of Word, Excel, PowerPoint since 2007 or OpenDocument. */
  from: string
  /** At most so many, from the beginning. */
  characters: number
}

export interface StampRequest extends Ordered {
  /** Paths of the PDF and of the stamped one. */
  from: string
  to: string
  /** A PDF whose first page is drawn over every page. */
  stamp: Uint8Array
  /** What happens to one that forbids printing or copying: drawn on as all others unless said otherwise. */
  restricted?: 'open' | 'leave'
  limits?: Partial<DocumentLimits>
}

/** The product's way to PDF. Costs nothing until it is used, and nothing again some time after. All throw `DocumentFailed`. */
export interface Documents {
  /** Makes a document, or answers the same one made lately. */
  make(request: DocumentRequest): Promise<MadeDocument>
  /** Draws pages for a screen, in processes of its own, so that nobody who types waits for an export. */
  draw(request: DrawRequest): Promise<DrawnDocument>
  /** Draws pages as pictures. */
  photograph(request: PhotographRequest): Promise<{ pages: number; leftOut: string[] }>
  /** Makes a picture no larger than print needs it; `damaged` when it cannot be read. */
  pictureForPrint(request: PictureRequest): Promise<void>
  /** Lets a module of ours write a file, in one of the processes that make documents. */
  write(request: WriteRequest): Promise<Uint8Array>
  /** Looks into a PDF that somebody uploaded: its pages, and the first one as WebP where it can be drawn. */
  inspectPdf(request: InspectPdfRequest): Promise<{ pages: number; cover: Uint8Array | null }>
  /** Looks into a document that somebody uploaded for what it tells beside what it shows; what cannot be read tells nothing. */
  disclose(request: DiscloseRequest): Promise<Disclosure>
  /** The words in a document that somebody uploaded; what cannot be read has none. */
  readText(request: ReadTextRequest): Promise<string>
  /** Draws a page over every page of a PDF and removes what could run in it. */
  stamp(request: StampRequest): Promise<{ pages: number }>
  /** Processes that live for it now. */
  readonly processes: number
  /** Ends the idle processes and forgets what was made. */
  rest(): void
  /** For a server that stops: what waits or comes fails at once, what is at work after `graceMs`; all can be tried again. */
  interrupt(graceMs: number): void
  /** For a server that starts in a process where another one has stopped. */
  resume(): void
}

export interface DocumentsOptions extends PoolOptions {
  /** Those who draw while somebody types. */
  drawing: PoolOptions
  /** What is kept of documents made lately. */
  cacheBytes: number
  limits: DocumentLimits
}

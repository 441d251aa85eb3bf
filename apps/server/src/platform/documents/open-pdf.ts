import { PDFDocument, PDFRef } from 'pdf-lib'
import { readPdf } from './pdf-reader.ts'
import { DocumentFailed } from './tasks.ts'

/** Whether only its owner's password takes something back (printing, copying), or nothing opens it without one. */
type Lock = 'none' | 'restricted'

interface OpenedPdf {
  document: PDFDocument
  lock: Lock
}

// Dates of today would make every copy another file.
const load = (content: Uint8Array) => PDFDocument.load(content, { updateMetadata: false, ignoreEncryption: true })

/**
 * Opens a PDF to be drawn on or looked into. One that everybody may open, and that forbids printing or copying, comes as its
 * pages alone. Throws `protected` where only a password opens it, and `too_many_pages` before that costs anything.
 */
export async function openPdf(content: Uint8Array, mostPages = Number.POSITIVE_INFINITY): Promise<OpenedPdf> {
  const document = await load(content).catch((error: unknown) => {
    // In a locked file what packs other objects is locked as well, at which this reader may stumble.
    if (!namesLock(content)) throw error
  })
  if (document !== undefined && !document.isEncrypted) return { document, lock: 'none' }
  return { document: await withoutLock(content, mostPages), lock: 'restricted' }
}

const namesLock = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).includes('/Encrypt')

/** Its reader writes pages of several files without the lock of one: a blank page goes along, and is taken out again. */
async function withoutLock(content: Uint8Array, mostPages: number): Promise<PDFDocument> {
  const loading = readPdf(content)
  try {
    const locked = await loading.promise.catch((error: unknown) => {
      throw new DocumentFailed('protected', error instanceof Error ? error.message : undefined)
    })
    if (locked.numPages > mostPages) throw new DocumentFailed('too_many_pages')
    const pages = await locked.extractPages([{ document: null }, { document: await blankPage() }])
    const document = await load(pages)
    document.removePage(locked.numPages)
    forget(document)
    return document
  } finally {
    await loading.destroy()
  }
}

async function blankPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.addPage([10, 10])
  return document.save()
}

/** Moment and number of this writing: the same file has to become the same bytes. */
function forget({ context }: PDFDocument): void {
  const { trailerInfo } = context
  if (trailerInfo.Info instanceof PDFRef) context.delete(trailerInfo.Info)
  trailerInfo.Info = undefined
  trailerInfo.ID = undefined
}
